import type { Paper } from '../documents/merge.ts';
import type { EdiProblem, Edi210Bill, Edi214Shipment } from '@waybill/carriers';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** A row of a file. */
export type FileRecord = {
  /** As a sheet counts: the headings are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** A quotation mark that was never closed, or stands where none can. */
  readonly brokenQuotes: boolean;
};

export type FileTable = {
  readonly delimiter: Delimiter;
  readonly headings: readonly string[];
  readonly records: readonly FileRecord[];
};

export type Picture = { readonly content: Uint8Array; readonly width: number; readonly height: number };

/** What a worker can be asked for, and what comes back: `head` at once, `rows` in pieces. */
export type Tasks = {
  /** A CSV file, or a workbook where `workbook` says so. */
  readonly table: {
    input: { readonly bytes: Uint8Array; readonly workbook: boolean; readonly rows: number };
    head: { readonly encoding: Encoding; readonly delimiter: Delimiter; readonly headings: readonly string[] };
    row: FileRecord;
  };
  readonly edi210: {
    input: { readonly text: string };
    head: { readonly problems: readonly EdiProblem[] };
    row: Edi210Bill;
  };
  readonly edi214: {
    input: { readonly text: string };
    head: { readonly problems: readonly EdiProblem[] };
    row: Edi214Shipment;
  };
  /** Whether a file is plain text in UTF-8. */
  readonly text: { input: { readonly bytes: Uint8Array }; head: boolean; row: never };
  readonly picture: { input: { readonly bytes: Uint8Array }; head: Picture; row: never };
  readonly pdfZpl: { input: { readonly bytes: Uint8Array }; head: string; row: never };
  readonly merge: {
    input: { readonly papers: readonly Paper[]; readonly title: string };
    head: Uint8Array;
    row: never;
  };
};
export type TaskName = keyof Tasks;
export type Done<N extends TaskName> = { readonly head: Tasks[N]['head']; readonly rows: readonly Tasks[N]['row'][] };
