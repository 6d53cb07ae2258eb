import { PDFDocument } from '@cantoo/pdf-lib';
import { Zip, ZipDeflate } from 'fflate';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { logoLimits } from '@waybill/contract';
import { Refusal } from '../refusal.ts';
import { readPush } from './index.ts';
import { readInWorker } from './pool.ts';
import type { TaskName, Tasks } from './types.ts';

const seeds = Array.from({ length: 10 }, (_, at) => at + 1);

/** A workbook whose parts are as large as they say; only the packed bytes are ever held. */
function workbook(sheet: Iterable<string>, shared?: Iterable<string>): Uint8Array {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    packed.push(piece);
  });
  const add = (name: string, pieces: Iterable<string>) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    for (const piece of pieces) part.push(Buffer.from(piece));
    part.push(new Uint8Array(), true);
  };
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  add('xl/workbook.xml', [
    `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ]);
  add('xl/_rels/workbook.xml.rels', [
    `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ]);
  if (shared) add('xl/sharedStrings.xml', shared);
  add('xl/worksheets/sheet1.xml', ['<worksheet><sheetData>', ...sheet, '</sheetData></worksheet>']);
  zip.end();
  return Buffer.concat(packed);
}

function* times(count: number, piece: string): Generator<string> {
  const many = piece.repeat(1000);
  for (let at = 0; at < count; at += 1000) yield many;
}

const cell = (at: string) => `<row r="1"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`;

function png(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Hostile = readonly [what: string, code: string, make: (seed: number) => Uint8Array];

const csv: readonly Hostile[] = [
  [
    'lines that begin with an unclosed quote',
    'file_quotes_broken',
    (n) => Buffer.from(`a,b\n${`"${'x'.repeat(n)}\n`.repeat(60_000)}`),
  ],
  [
    'quotes that close where none can',
    'file_quotes_broken',
    (n) => Buffer.from(`a,b\n${`"x"y${'z'.repeat(n)},1\n`.repeat(60_000)}`),
  ],
  ['nothing but blank lines', 'file_too_many_rows', (n) => Buffer.from(`a,b${'\r\n'.repeat(1_000_000 + n)}`)],
  ['a cell without an end', 'file_cell_too_long', (n) => Buffer.from(`a,b\n1,${'x'.repeat(n * 1_000_000)}`)],
  ['rows of nothing but commas', 'file_too_many_columns', (n) => Buffer.from(`a,b\n${','.repeat(n * 1_000_000)}`)],
];
/** A file that is made once, since that takes longer than refusing it; each copy ends in other bytes. */
function madeOnce(make: () => Uint8Array): (seed: number) => Uint8Array {
  let made: Uint8Array | null = null;
  return (seed) => Buffer.concat([(made ??= make()), Buffer.alloc(seed, seed)]);
}

const books: readonly Hostile[] = [
  [
    'unpacks to very much',
    'file_unpacks_too_large',
    madeOnce(() => workbook([], times(2_200_000, '<si><t></t></si>'))),
  ],
  ['very many cells', 'file_too_many_cells', madeOnce(() => workbook(times(600_000, '<c><v>1</v></c>')))],
  ['one cell far below', 'file_too_many_rows', (n) => workbook([cell(`A${1_048_576 - n}`)])],
  ['one cell far to the right', 'file_too_many_columns', (n) => workbook([cell(`XF${String.fromCharCode(64 + n)}1`)])],
  ['an archive cut off', 'file_not_a_table', (n) => workbook([cell('A1')]).subarray(0, 200 + n)],
];
const pictures: readonly Hostile[] = [
  ['far more pixels than it says', 'not_a_png', (n) => png(64, 64, Buffer.alloc(n * 500_000))],
  ['a size of gigabytes', 'picture_wrong_size', (n) => png(65_535, 65_535 - n, Buffer.alloc(10))],
  ['parts that run over its end', 'not_a_png', (n) => png(64, 64, Buffer.alloc(n)).subarray(0, 40)],
  ['nothing of a picture', 'not_a_png', (n) => Buffer.alloc(n * 100_000)],
  ['a part that is not what its sum says', 'not_a_png', (n) => png(64, 64, Buffer.alloc(64)).fill(n, 50, 60)],
];

async function refusalOf<N extends TaskName>(name: N, input: Tasks[N]['input'], bytes: Uint8Array): Promise<unknown> {
  try {
    await readInWorker('account', name, input, [bytes]);
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.problems[0]?.code : String(error);
  }
}

describe('hostile files of every kind', () => {
  it.each(csv)('CSV with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) {
      const bytes = make(seed);
      expect(await refusalOf('table', { workbook: false, rows: 100_000 }, bytes)).toBe(code);
    }
  });

  it.each(books)('a workbook with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) {
      const bytes = make(seed);
      expect(await refusalOf('table', { workbook: true, rows: 100_000 }, bytes)).toBe(code);
    }
  });

  it.each(pictures)('a picture with %s is refused: %s', async (_, code, make) => {
    for (const seed of seeds) expect(await refusalOf('picture', logoLimits, make(seed))).toBe(code);
  });

  it.each(['edi210', 'edi214'] as const)(
    'a file of %s is read as far as it goes, and never told without end',
    async (name) => {
      const isa =
        'ISA*00*          *00*          *02*ABCD           *02*WAYB           *261116*1200*U*00401*000000001*0*P*>~';
      for (const seed of seeds) {
        const bad = [
          `${isa}${'A~'.repeat(400_000 + seed)}`,
          `${isa}${'ST*214*1~'.repeat(90_000)}`,
          isa.repeat(8000),
          '~'.repeat(900_000),
          `${isa}${'*'.repeat(900_000)}`,
        ];
        const read = await readInWorker('staff', name, {}, [Buffer.from(bad[seed % bad.length] ?? '')]);
        expect(read.rows).toEqual([]);
        expect(read.head.problems.length).toBeGreaterThan(0);
        expect(read.head.problems.length).toBeLessThanOrEqual(500);
      }
    },
  );

  it('a PDF that is none is refused, and the next one is still looked at', async () => {
    for (const seed of seeds) {
      const bytes = Buffer.from(`%PDF-1.7\n${'<<'.repeat(seed * 20_000)}\n%%EOF`);
      expect(await refusalOf('pdfZpl', {}, bytes)).toMatch(/PDF|format|file_too_demanding/i);
    }
  });
});

describe('a push about shipments', () => {
  it('that is none is none, however long or deep it is', async () => {
    const shipment = { number: 'WB1', events: [{}] };
    const bad = ['['.repeat(500_000), `[${'{},'.repeat(300_000)}{}]`, JSON.stringify(Array(20_000).fill(shipment))];
    for (const text of bad) {
      expect(await readPush('push:signed', null, text)).toBeNull();
      expect(await readPush('push:ups', 'ups', text)).toBeNull();
    }
  });

  it('is read the same in a worker as beside it', async () => {
    const event = { local: '2026-11-16T12:00', text: 'x'.repeat(400), scheme: 'edi214', code: 'AF' };
    const of = (count: number) => JSON.stringify([{ number: 'WB1', events: Array(count).fill(event) }]);
    const [short, long] = [await readPush('push:signed', null, of(1)), await readPush('push:signed', null, of(100))];
    expect(long?.[0]?.events.slice(0, 1)).toEqual(short?.[0]?.events);
    expect(long?.[0]?.events).toHaveLength(100);
  });
});

describe('papers that are merged', () => {
  const merge = (mediaType: string, papers: readonly Uint8Array[]) =>
    readInWorker('account', 'merge', { mediaTypes: papers.map(() => mediaType), title: 'Papers' }, papers).catch(
      (error: unknown) => (error instanceof Refusal ? error.problems[0]?.code : String(error)),
    );

  it('are refused beyond the limit of pages, bytes, or pixels', async () => {
    const pages = await PDFDocument.create();
    for (let at = 0; at < 501; at += 1) pages.addPage([10, 10]);
    const book = await pages.save();
    expect(await merge('application/pdf', [book, book])).toBe('papers_too_many_pages');
    expect(await merge('application/pdf', [Buffer.alloc(41_000_000)])).toBe('papers_too_large');
    expect(await merge('image/png', [png(20_000, 20_000, Buffer.alloc(10))])).toBe('papers_too_large');
    expect(await merge('application/pdf', [book])).toHaveProperty('head');
  });
});

describe('the queue of each account', () => {
  it('lets the file of another account pass, and turns away more than may wait', async () => {
    const order: string[] = [];
    const read = (account: string, bytes = 1) =>
      readInWorker(account, 'text', {}, [Buffer.alloc(bytes, 'a')]).then(() => order.push(account));
    const [first, second, big, other] = [read('one'), read('one', 40_000_000), read('one', 40_000_000), read('other')];
    await expect(big).rejects.toMatchObject({ code: 'too_many_attempts' });
    await Promise.all([first, second, other]);
    expect(order.filter((account) => account === 'one')).toHaveLength(2);
    expect(order).toContain('other');
  });
});
