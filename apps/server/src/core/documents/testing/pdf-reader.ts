import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A word found on a page by an independent reader; in points from the top left corner. */
export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const packages = {
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfimages: 'poppler-utils',
  zbarimg: 'zbar-tools',
} as const;

function run(program: keyof typeof packages, args: string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error(`${program} is missing; install ${packages[program]} (apt-get install ${packages[program]}).`, {
        cause: error,
      });
    }
    // zbarimg exits with 4 when it finds no barcode.
    if (program === 'zbarimg' && error instanceof Error && 'status' in error && error.status === 4) return '';
    throw error;
  }
}

function withFile<T>(pdf: Buffer, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, pdf);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Text of the pages in drawing order. */
export function textOf(pdf: Buffer): string[] {
  return withFile(pdf, (path) => run('pdftotext', ['-raw', path, '-']).split('\f').slice(0, -1));
}

/** Pages with the positions of their words. */
export function pagesOf(pdf: Buffer): Page[] {
  const html = withFile(pdf, (path) => run('pdftotext', ['-bbox', path, '-']));
  return html
    .split('<page ')
    .slice(1)
    .map((part) => {
      const [width = 0, height = 0] = numbersIn(part.slice(0, part.indexOf('>')));
      const words = [...part.matchAll(/<word ([^>]*)>(.*?)<\/word>/g)].map(([, attributes = '', text = '']) => {
        const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(attributes);
        return { text, left, top, right, bottom };
      });
      return { width, height, words };
    });
}

function numbersIn(attributes: string): number[] {
  return [...attributes.matchAll(/"([-\d.]+)"/g)].map(([, value]) => Number(value));
}

/** Barcodes of each page at 200 dpi, sorted. */
export function barcodesOf(pdf: Buffer): string[][] {
  return withFile(pdf, (path, folder) => {
    run('pdftoppm', ['-r', '200', '-gray', '-png', path, join(folder, 'page')]);
    const pictures = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .toSorted();
    return pictures.map((name) => scan(join(folder, name)));
  });
}

/** Barcodes in an image, e.g. a portable graymap, sorted. */
export function barcodesOfPicture(picture: Buffer): string[] {
  return withFile(picture, scan);
}

function scan(picture: string): string[] {
  const read = run('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Scode128.enable', picture]);
  return read
    .split('\n')
    .filter((line) => line !== '')
    .toSorted();
}

/** Name of each font in the file, and whether it is embedded. */
export function fontsOf(pdf: Buffer): { name: string; embedded: boolean }[] {
  const table = withFile(pdf, (path) => run('pdffonts', [path]));
  return table
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => {
      const cells = line.trim().split(/\s+/);
      return { name: cells[0] ?? '', embedded: cells.at(-5) === 'yes' };
    });
}

/** Number of images in the file. */
export function pictureCount(pdf: Buffer): number {
  return withFile(pdf, (path) => run('pdfimages', ['-list', path]).split('\n').slice(2).filter(Boolean).length);
}

/** A text without white space, to compare texts that were wrapped. */
export function squeezed(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

/** Pairs of overlapping words. Boxes span from ascender to descender, so only their middle parts are compared. */
export function overlaps({ words }: Page): [string, string][] {
  const cores = words.map(({ text, left, top, right, bottom }) => {
    const height = bottom - top;
    return { text, left: left + 0.4, right: right - 0.4, top: top + height * 0.3, bottom: bottom - height * 0.3 };
  });
  return cores.flatMap((one, index) =>
    cores
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other): [string, string] => [one.text, other.text]),
  );
}

/** Words outside the page minus a margin in points. */
export function outside({ width, height, words }: Page, margin: number): string[] {
  return words
    .filter(
      ({ left, top, right, bottom }) =>
        left < margin || top < margin || right > width - margin || bottom > height - margin,
    )
    .map(({ text }) => text);
}
