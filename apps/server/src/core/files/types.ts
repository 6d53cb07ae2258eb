import type { EdiProblem, Edi210Bill, Edi214Shipment, Tracked } from '@waybill/carriers';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** One row of a file. */
export type FileRecord = {
  /** Row number as in a spreadsheet; the headings are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Whether a quotation mark is unclosed or in the middle of a cell. */
  readonly brokenQuotes: boolean;
};

export type FileTable = {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly records: readonly FileRecord[];
};

export type Picture = { readonly content: Uint8Array; readonly width: number; readonly height: number };

/** Minimum width and height of an image, and its maximum width and height, in pixels. */
export type PictureLimits = { readonly least: number; readonly width: number; readonly height: number };

type Nothing = Readonly<Record<never, never>>;

/**
 * Tasks of a worker, in addition to the file contents: `head` is returned once, `rows` in batches before it.
 */
export type Tasks = {
  /** A CSV file, or a workbook if `workbook` is set. `rows`: maximum number of rows below the headings. */
  readonly table: {
    input: { readonly workbook: boolean; readonly rows: number };
    head: { readonly encoding: Encoding; readonly delimiter: Delimiter; readonly headings: readonly string[] };
    row: FileRecord;
  };
  readonly edi210: { input: Nothing; head: { readonly problems: readonly EdiProblem[] }; row: Edi210Bill };
  readonly edi214: { input: Nothing; head: { readonly problems: readonly EdiProblem[] }; row: Edi214Shipment };
  /** A push about shipments: in the format of an adapter, or in our own. `head`: whether it was readable. */
  readonly tracked: { input: { readonly adapter: string | null }; head: boolean; row: Tracked };
  /** Whether a file is plain UTF-8 text. */
  readonly text: { input: Nothing; head: boolean; row: never };
  readonly picture: { input: PictureLimits; head: Picture; row: never };
  readonly pdfZpl: { input: Nothing; head: string; row: never };
  /** Merges documents into one PDF; types are in the order of the files. */
  readonly merge: {
    input: { readonly papers: readonly { readonly mediaType: string; readonly of: string }[]; readonly title: string };
    head: Uint8Array;
    row: never;
  };
};
export type TaskName = keyof Tasks;
export type Done<N extends TaskName> = { readonly head: Tasks[N]['head']; readonly rows: readonly Tasks[N]['row'][] };
