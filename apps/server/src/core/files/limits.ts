/** Limits of a file that is read into rows. A refusal names the limit that was exceeded. */
export const tableLimits = {
  rows: 100_000,
  columns: 200,
  cells: 1_500_000,
  /** Maximum characters of a cell, above every field of the product. */
  cell: 8000,
  /** Lines with broken quotation marks; a file with more of them is not a CSV file. */
  brokenLines: 1000,
} as const;

/** Limits of a workbook: uncompressed bytes and cells, both checked during decompression. */
export const workbookLimits = { bytes: 32_000_000, cells: 250_000 } as const;

/** Maximum number of PDF pages rendered as labels. */
export const mostPages = 500;

/**
 * Limits of documents merged into one PDF. Embedding an image decodes it, which takes at least 8 bytes per pixel; a
 * letter page scanned at 300 dpi has 8.4 million pixels.
 */
export const mergeLimits = { pages: 1000, bytes: 40_000_000, pixels: 10_000_000 } as const;

/**
 * Limits of one task in a worker. A task that needs more is refused, and the worker is replaced. An idle worker uses
 * about 70 MB.
 */
export const workLimits = { ms: 15_000, heapMegabytes: 96, residentBytes: 225_000_000 } as const;

/** A worker that still uses more than this after its task is replaced, so that each task can use the whole limit. */
export const mostAtRest = 125_000_000;

/** Maximum number of bytes of one account in its queue. */
export const mostWaitingBytes = 64_000_000;
