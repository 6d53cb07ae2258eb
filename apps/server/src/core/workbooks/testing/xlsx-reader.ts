import { strFromU8, unzipSync } from 'fflate';

/** A cell as a spreadsheet program reads it: a text, a number, or a formula. */
export type ReadCell = string | number | { readonly formula: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string): string =>
  xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
const texts = (xml: string): string[] =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text]) => plain(text ?? ''));

const letters = (ref: string): number =>
  Array.from(ref.replaceAll(/\d/g, '')).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1;

function cellOf(attributes: string, inside: string, shared: readonly string[]): ReadCell | null {
  const formula = /<f[^>]*>([^<]*)<\/f>/.exec(inside)?.[1];
  if (formula !== undefined) return { formula: plain(formula) };
  const value = /<v>([^<]*)<\/v>/.exec(inside)?.[1];
  if (attributes.includes('t="s"')) return shared[Number(value)] ?? '';
  if (attributes.includes('t="inlineStr"')) return texts(inside).join('');
  if (attributes.includes('t="str"')) return plain(value ?? '');
  return value === undefined ? null : Number(value);
}

/** The first sheet of a workbook, row by row; missing cells are null. */
export function sheetOf(workbook: Uint8Array): (ReadCell | null)[][] {
  const files = unzipSync(workbook);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) =>
    texts(item ?? '').join(''),
  );
  return [...read('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: (ReadCell | null)[] = [];
    for (const [, attributes = '', inside = ''] of (row ?? '').matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const ref = /r="([A-Z]+)\d+"/.exec(attributes)?.[1];
      cells[ref === undefined ? cells.length : letters(ref)] = cellOf(attributes, inside, shared);
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** The names of the files in an archive. */
export function namesIn(archive: Uint8Array): string[] {
  return Object.keys(unzipSync(archive));
}

/** A file of an archive. @throws if it does not exist */
export function fileIn(archive: Uint8Array, name: string): Uint8Array {
  const file = unzipSync(archive)[name];
  if (file === undefined) throw new Error(`There is no ${name}`);
  return file;
}
