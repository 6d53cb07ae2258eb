import type { ReactNode } from 'react';

/** One end of the way. `detail` is one short line: ZIP, date, kind of site. */
export type StripEnd = { readonly city: string; readonly state: string; readonly detail?: ReactNode };

/** A small labelled value of the strip: carrier, PRO, load. */
export type StripFact = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Numbers and codes. */
  readonly mono?: boolean;
};

/** How far the freight is: a share from 0 to 1 and what to say under the line. */
export type StripProgress = { readonly share: number; readonly note?: string };

export type WaybillStripProps = {
  /** `full` carries the barcode (details, confirmation); `compact` is the head of a quote and its rates. */
  readonly size: 'full' | 'compact';
  /** What the number is: Bill of lading, Quote, Invoice. */
  readonly numberLabel: string;
  readonly number: string;
  /** Under the number of a compact strip: how long it is valid. */
  readonly numberNote?: ReactNode;
  readonly origin: StripEnd;
  readonly destination: StripEnd;
  /** Over the line between the ends: the distance. */
  readonly distance?: string;
  readonly progress?: StripProgress;
  readonly facts?: readonly StripFact[];
  /** A status chip, and what stands under it. */
  readonly status?: ReactNode;
  readonly statusNote?: ReactNode;
};
