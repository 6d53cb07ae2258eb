/** Limits of a file that is read into rows. A refusal names the limit that was exceeded. */
export const tableLimits = {
  rows: 100_000,
  columns: 200,
  cells: 1_500_000,
  /** Characters of one cell. No field of the product is longer. */
  cell: 8000,
  /** Lines with broken quotation marks; a file with more of them is not a CSV file. */
  brokenLines: 1000,
} as const;

/** Limits of a workbook: bytes after unpacking, and cells. Both are counted while it is unpacked. */
export const workbookLimits = { bytes: 32_000_000, cells: 250_000 } as const;

/** The most pages of a PDF that are rendered as labels. */
export const mostPages = 500;

/**
 * Limits of papers that are merged into one PDF. A picture is unpacked to be embedded, which takes 8 bytes a pixel and
 * more; a letter page scanned at 300 dots an inch has 8.4 million pixels.
 */
export const mergeLimits = { pages: 1000, bytes: 40_000_000, pixels: 10_000_000 } as const;

/**
 * Limits of one task in a worker. A task that needs more is refused, and the worker is replaced. A worker at rest holds
 * about 70 MB.
 */
export const workLimits = { ms: 15_000, heapMegabytes: 96, residentBytes: 225_000_000 } as const;

/** A worker that still holds more than this after its task is replaced, so that each task has the whole limit. */
export const mostAtRest = 125_000_000;

/** The most bytes of one account that may wait in its queue. */
export const mostWaitingBytes = 64_000_000;
