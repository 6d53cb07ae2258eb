import { crc32, deflateSync } from 'node:zlib';
import { Zip, ZipDeflate } from 'fflate';

/** A workbook with parts of any size, of which only the compressed bytes are in memory. */
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

export function png(width: number, height: number, pixels: Buffer): Buffer {
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

export type HostileFile = readonly [what: string, code: string, make: (seed: number) => Uint8Array];

export const hostileCsv: readonly HostileFile[] = [
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
/** Creates a file once, since that takes longer than refusing it; each copy has a different end. */
function madeOnce(make: () => Uint8Array): (seed: number) => Uint8Array {
  let made: Uint8Array | null = null;
  return (seed) => Buffer.concat([(made ??= make()), Buffer.alloc(seed, seed)]);
}

export const hostileWorkbooks: readonly HostileFile[] = [
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
export const hostilePictures: readonly HostileFile[] = [
  ['far more pixels than it says', 'not_a_png', (n) => png(64, 64, Buffer.alloc(n * 500_000))],
  ['a size of gigabytes', 'picture_wrong_size', (n) => png(65_535, 65_535 - n, Buffer.alloc(10))],
  ['parts that run over its end', 'not_a_png', (n) => png(64, 64, Buffer.alloc(n)).subarray(0, 40)],
  ['nothing of a picture', 'not_a_png', (n) => Buffer.alloc(n * 100_000)],
  ['a part that is not what its sum says', 'not_a_png', (n) => png(64, 64, Buffer.alloc(64)).fill(n, 50, 60)],
];

/** A PDF of these objects, numbered from 1; the first is its catalog. */
function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, object, '\nendobj\n']);
  const end = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF`;
  return Buffer.concat(['%PDF-1.7\n', ...parts, end].map((part) => Buffer.from(part)));
}

/** Objects in a stream that decompresses to this many bytes. */
function packedObjects(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, ' '));
  const head = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const hostilePdfs: readonly HostileFile[] = [
  ['nothing of a PDF', 'label_unmergeable', (n) => Buffer.from(`%PDF-1.7 and nothing more${' '.repeat(n)}`)],
  ['arrays in arrays', 'label_unmergeable', (n) => pdf(['['.repeat(n * 50_000)])],
  [
    'pages that are their own parent',
    'label_unmergeable',
    (n) => pdf([catalog, `<</Type/Pages/Kids[2 0 R]/Count ${n}>>`]),
  ],
  [
    'objects that unpack to very much',
    'file_too_demanding',
    madeOnce(() => pdf([catalog, '<</Type/Pages/Kids[]/Count 0>>', packedObjects(400_000_000)])),
  ],
];

const isa =
  'ISA*00*          *00*          *02*ABCD           *02*WAYB           *261116*1200*U*00401*000000001*0*P*>~';

/** X12 files without transactions. */
export const hostileEdi: readonly ((seed: number) => string)[] = [
  (seed) => `${isa}${'A~'.repeat(400_000 + seed)}`,
  () => `${isa}${'ST*214*1~'.repeat(90_000)}`,
  () => isa.repeat(8000),
  () => '~'.repeat(900_000),
  () => `${isa}${'*'.repeat(880_000)}`,
];
