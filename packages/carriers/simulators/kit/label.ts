import { gifOf } from './label/gif.ts';
import { drawLabel } from './label/draw.ts';
import { pdfOf } from './label/pdf.ts';
import { pngOf } from './label/png.ts';
import { zplOf } from './label/zpl.ts';

/** What stands on a simulated label of 4 by 6 inches. */
export type SimulatedLabel = {
  /** Sender, receiver, weight and whatever else, one below the other. */
  readonly lines: readonly string[];
  readonly service: string;
  /** Printable ASCII, 1 to 48 characters; drawn as Code 128 with the text below it. */
  readonly barcode: string;
};

/** The label as commands for a thermal printer of 203 dots to the inch, in base64. */
export function labelZpl(label: SimulatedLabel): string {
  return Buffer.from(zplOf(label), 'utf8').toString('base64');
}

/** Labels as a PDF, each on a page of 288 by 432 points, in base64. */
export function labelPdf(...labels: readonly SimulatedLabel[]): string {
  return pdfOf(labels).toString('base64');
}

/** The label as a PNG of 812 by 1218 dots in black and white, in base64. */
export function labelPng(label: SimulatedLabel): string {
  return pngOf(drawLabel(label)).toString('base64');
}

/** The label as a GIF of 812 by 1218 dots in black and white, in base64. */
export function labelGif(label: SimulatedLabel): string {
  return gifOf(drawLabel(label)).toString('base64');
}
