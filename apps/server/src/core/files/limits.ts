/** What a file may hold that is read into rows; whatever goes beyond is refused with the limit it breaks. */
export const tableLimits = {
  rows: 100_000,
  columns: 200,
  cells: 1_500_000,
  /** Characters of one cell. No field here holds as many, and a text that is looked at again and again stays short. */
  cell: 8000,
  /** Lines whose quotation marks make no sense; a file with more of them is something else. */
  brokenLines: 1000,
} as const;

/** A workbook is unpacked as far as this, in bytes, and no further; its rows and cells are counted on the way. */
export const workbookLimits = { bytes: 32_000_000, cells: 250_000 } as const;

/** Pages of a PDF that are drawn as labels; a shipment has fewer packages. */
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

/** Bytes of an account that may wait to be read. */
export const mostWaitingBytes = 64_000_000;
