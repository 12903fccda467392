#ifndef SEGUE_CJPEG_H
#define SEGUE_CJPEG_H
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
/*
 * libjpeg tells of errors by a function that must not return: it jumps out of here, where Swift could
 * not let it. Pixels are native-endian ARGB in 32 bits.
 */
struct segue_jpeg_error {
  struct jpeg_error_mgr base;
  jmp_buf out;
  char text[JMSG_LENGTH_MAX];
};

static inline void segue_jpeg_fail(j_common_ptr info) {
  struct segue_jpeg_error *error = (struct segue_jpeg_error *)info->err;
  info->err->format_message(info, error->text);
  longjmp(error->out, 1);
}

static inline void segue_jpeg_warn(j_common_ptr info, int level) {
  /* What is damaged within, or cut short, is shown as far as it goes, as the phone does. */
  if (level < 0) info->err->num_warnings++;
}

/* Which way up a camera held the picture, 1 to 8, as EXIF has it; 1 when nothing is said. */
static inline int segue_jpeg_orientation(const struct jpeg_marker_struct *marker) {
  for (; marker; marker = marker->next) {
    const uint8_t *d = marker->data;
    unsigned n = marker->data_length;
    if (marker->marker != JPEG_APP0 + 1 || n < 20 || memcmp(d, "Exif\0\0", 6) != 0) continue;
    d += 6;
    n -= 6;
    int little = d[0] == 'I';
#define SEGUE_16(p) (little ? d[p] | d[(p) + 1] << 8 : d[p] << 8 | d[(p) + 1])
    unsigned at = little ? (unsigned)d[4] | (unsigned)d[5] << 8 : (unsigned)d[6] << 8 | d[7];
    if (at + 2 > n) continue;
    unsigned count = (unsigned)SEGUE_16(at);
    for (unsigned i = 0; i < count; i++) {
      unsigned entry = at + 2 + i * 12;
      if (entry + 12 > n) break;
      if (SEGUE_16(entry) == 0x0112) {
        int value = SEGUE_16(entry + 8);
        return value >= 1 && value <= 8 ? value : 1;
      }
    }
#undef SEGUE_16
  }
  return 1;
}

/*
 * Reads a picture. The pixels are the caller's to free; null with a text in `reason` when there is none.
 */
static inline uint32_t *segue_jpeg_decode(const unsigned char *data, unsigned long size,
                                          int largest, int *width, int *height, int *orientation,
                                          char *reason, unsigned long reason_size) {
  struct jpeg_decompress_struct info;
  struct segue_jpeg_error error;
  uint32_t *volatile pixels = NULL;
  unsigned char *volatile row = NULL;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&error.base);
  error.base.error_exit = segue_jpeg_fail;
  error.base.emit_message = segue_jpeg_warn;
  if (setjmp(error.out)) {
    snprintf(reason, reason_size, "%s", error.text);
    jpeg_destroy_decompress(&info);
    free(pixels);
    free(row);
    return NULL;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, data, size);
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  *orientation = segue_jpeg_orientation(info.marker_list);
  int inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = inks ? JCS_CMYK : JCS_RGB;
  if ((int)info.image_width > largest || (int)info.image_height > largest) {
    snprintf(reason, reason_size, "too large");
    jpeg_destroy_decompress(&info);
    return NULL;
  }
  jpeg_start_decompress(&info);
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  size_t columns = info.output_width;
  int parts = info.output_components;
  pixels = malloc(columns * info.output_height * sizeof *pixels);
  row = malloc(columns * (size_t)parts);
  if (!pixels || !row) {
    snprintf(error.text, sizeof error.text, "too large");
    longjmp(error.out, 1);
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *target = pixels + columns * info.output_scanline;
    unsigned char *line = row;
    jpeg_read_scanlines(&info, &line, 1);
    for (size_t x = 0; x < columns; x++) {
      const unsigned char *p = row + x * (size_t)parts;
      uint32_t r = p[0], g = p[1], b = p[2];
      if (inks) {
        /* Adobe's inks are stored turned round, 255 is none; everybody else's are not. */
        uint32_t turn = info.saw_Adobe_marker ? 0 : 255, k = p[3] ^ turn;
        r = (r ^ turn) * k / 255;
        g = (g ^ turn) * k / 255;
        b = (b ^ turn) * k / 255;
      }
      target[x] = 0xFF000000u | r << 16 | g << 8 | b;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  return pixels;
}

/*
 * Writes premultiplied pixels over white. The bytes are the caller's to free; null when it fails.
 */
static inline unsigned char *segue_jpeg_encode(const void *pixels, int width, int height,
                                               long bytes_per_row, int quality,
                                               unsigned long *size) {
  struct jpeg_compress_struct info;
  struct segue_jpeg_error error;
  unsigned char *bytes = NULL;
  unsigned char *volatile row = NULL;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&error.base);
  error.base.error_exit = segue_jpeg_fail;
  error.base.emit_message = segue_jpeg_warn;
  *size = 0;
  if (setjmp(error.out)) {
    /* What has been written so far belongs to nobody until the end says where it is. */
    if (info.dest) {
      info.dest->term_destination(&info);
      free(bytes);
    }
    jpeg_destroy_compress(&info);
    free(row);
    *size = 0;
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, size);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  if (quality >= 90) {
    /* Colours as fine as the rest where size does not count. */
    info.comp_info[0].h_samp_factor = 1;
    info.comp_info[0].v_samp_factor = 1;
  }
  row = malloc((size_t)width * 3);
  if (!row) longjmp(error.out, 1);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    const uint32_t *line =
        (const uint32_t *)((const char *)pixels + (long)info.next_scanline * bytes_per_row);
    for (int x = 0; x < width; x++) {
      uint32_t white = 255 - (line[x] >> 24);
      row[x * 3] = (unsigned char)((line[x] >> 16 & 255) + white);
      row[x * 3 + 1] = (unsigned char)((line[x] >> 8 & 255) + white);
      row[x * 3 + 2] = (unsigned char)((line[x] & 255) + white);
    }
    unsigned char *out = row;
    jpeg_write_scanlines(&info, &out, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  free(row);
  return bytes;
}
#endif
