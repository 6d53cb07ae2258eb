import { demoIssuer } from '../../../../seed/company.ts';
import type { Shipment } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import {
  renderBillOfLading,
  renderUnitLabels,
  renderUnitLabelsZpl,
  type UnitLabelsInput,
} from '../../../../core/documents/index.ts';
import { everyText } from '../../../../core/documents/testing/every-text.ts';
import {
  barcodesOf,
  outside,
  overlaps,
  pagesOf,
  squeezed,
  textOf,
} from '../../../../core/documents/testing/pdf-reader.ts';
import { readZpl } from '../../../../core/documents/testing/zpl-reader.ts';
import { billOfLadingOf, unitLabelsOf } from '../shipment-documents.ts';

export type DocumentUnderTest = 'bill-of-lading' | 'unit-labels' | 'parcel-labels';

/** Problems of one document; empty lists mean none. */
export type Examined = {
  readonly pages: number;
  /** Barcodes that an independent reader could not read or read differently. */
  readonly unread: readonly string[];
  /** Texts that are missing, off the page, or overlapping. */
  readonly clipped: readonly string[];
  /** Number of pages with the wrong size. */
  readonly wrongSize: number;
};

function faultsOf(pdf: Buffer, input: object, margin: number): string[] {
  const printed = squeezed(textOf(pdf).join(''));
  const missing = everyText(input)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word.length < 60 && !printed.includes(squeezed(word)));
  return [
    ...missing.map((word) => `missing: ${word}`),
    ...pagesOf(pdf).flatMap((page) => [
      ...outside(page, margin).map((word) => `outside: ${word}`),
      ...overlaps(page).map(([one, other]) => `over each other: ${one}, ${other}`),
    ]),
  ];
}

function unreadOf(pdf: Buffer, expected: readonly (readonly string[])[]): string[] {
  const read = barcodesOf(pdf);
  return expected.flatMap((codes, page) => codes.filter((code) => !(read[page] ?? []).includes(code)));
}

function sizesOff(pdf: Buffer, width: number, height: number): number {
  return pagesOf(pdf).filter((page) => page.width !== width || page.height !== height).length;
}

async function billOfLading(shipment: Shipment, language: Language): Promise<Examined> {
  const input = billOfLadingOf(shipment, language, demoIssuer);
  const pdf = await renderBillOfLading(input);
  const pages = pagesOf(pdf).length;
  // The barcodes are on the first page of each copy.
  const codes = [shipment.bol_number, ...(shipment.pro_number === null ? [] : [shipment.pro_number])];
  return {
    pages,
    unread: unreadOf(pdf, [codes]),
    clipped: faultsOf(pdf, input, 20),
    wrongSize: sizesOff(pdf, 612, 792),
  };
}

/** Texts of a shipment on its labels. Hazmat items print the description but not the emergency contact. */
function printedOn({ number, carrier, pickupDate, shipFrom, shipTo, units }: UnitLabelsInput): object {
  return {
    number,
    carrier,
    pickupDate,
    shipFrom,
    shipTo,
    units: units.map(({ description, dimensions, hazmat }) => [
      description ?? '',
      dimensions ?? '',
      hazmat?.idNumber ?? '',
      hazmat?.properName ?? '',
    ]),
  };
}

async function labels(shipment: Shipment, language: Language): Promise<Examined> {
  const input = unitLabelsOf(shipment, language);
  const pdf = await renderUnitLabels(input);
  const expected = input.units.map(({ tracking }) => {
    const second = tracking ?? input.pro;
    return [shipment.bol_number, ...(second === undefined ? [] : [second])];
  });
  return {
    pages: input.units.length,
    unread: unreadOf(pdf, expected),
    clipped: faultsOf(pdf, printedOn(input), 11),
    wrongSize: sizesOff(pdf, 288, 432) + Math.abs(pagesOf(pdf).length - input.units.length),
  };
}

/** Renders a document and checks it with independent programs (pdftotext, pdftoppm, and zbarimg). */
export function examine(shipment: Shipment, kind: DocumentUnderTest, language: Language): Promise<Examined> {
  return kind === 'bill-of-lading' ? billOfLading(shipment, language) : labels(shipment, language);
}

/** Problems of the ZPL labels: fields outside the label of 812 by 1218 dots, wrong codes, missing texts. */
export function examineZpl(shipment: Shipment, language: Language): string[] {
  const input = unitLabelsOf(shipment, language);
  const pages = readZpl(renderUnitLabelsZpl(input));
  if (pages.length !== input.units.length) return [`${pages.length} labels for ${input.units.length} units`];
  return pages.flatMap((page, index) => {
    const { tracking } = input.units[index] ?? {};
    const second = tracking ?? input.pro;
    const codes = page.fields.flatMap(({ kind, data }) => (kind === 'code' ? [data] : []));
    const wanted = [input.number, ...(second === undefined ? [] : [second])];
    const printed = squeezed(page.fields.map(({ data }) => data).join(''));
    const texts = everyText(printedOn({ ...input, units: input.units.slice(index, index + 1) }));
    return [
      ...(page.width === 812 && page.height === 1218 ? [] : [`size ${page.width} x ${page.height}`]),
      ...(codes.join() === wanted.join() ? [] : [`codes ${codes.join()} instead of ${wanted.join()}`]),
      ...page.fields
        .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > page.width || bottom > page.height)
        .map(({ data }) => `outside: ${data}`),
      ...texts.flatMap((text) => text.split(/\s+/)).filter((word) => !printed.includes(squeezed(word))),
    ];
  });
}
