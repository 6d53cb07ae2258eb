import { labelPdf } from '../kit/index.ts';

/** A simulated paper about a shipment: a page of 4 by 6 inches with the number as a barcode, as PDF in base64. */
export function paperOf(title: string, number: string, lines: readonly string[]): string {
  return labelPdf({ service: title, lines, barcode: number });
}
