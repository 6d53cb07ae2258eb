import type { ImportProblemCode } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { rowsOf, upload } from '../../../testing/uploads.ts';

let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  site = await startTestServer();
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

type Cells = Readonly<Record<string, string>>;
/** A kind of mistake: the change to a good row, and the expected problem. */
type Mistake = readonly [
  name: string,
  changes: Cells,
  column: string,
  code: ImportProblemCode,
  suggestion?: string | null,
];

// 05401 is Burlington, Vermont; 60601 Chicago, Illinois; 04401 Bangor, Maine, by the ZIP tables of USPS.
const goodAddress: Cells = {
  Company: 'Maple Kiln Ceramics',
  Contact: 'Nora Lindgren',
  Email: 'dock@maplekiln.example',
  Phone: '(802) 555-0119',
  Street: '480 Pine Street',
  Line2: '',
  City: 'Burlington',
  State: 'VT',
  ZIP: '05401',
  Country: 'US',
  Type: 'business',
  Limited: 'no',
  Liftgate: 'yes',
  Opens: '08:00',
  Closes: '16:30',
};

const addressMistakes: readonly Mistake[] = [
  ['no company', { Company: '' }, 'Company', 'required', null],
  ['a company of 121 letters', { Company: 'x'.repeat(121) }, 'Company', 'too_long', null],
  ['no street', { Street: '' }, 'Street', 'required', null],
  ['a street of 101 letters', { Street: 'x'.repeat(101) }, 'Street', 'too_long', null],
  ['a second street line of 101 letters', { Line2: 'y'.repeat(101) }, 'Line2', 'too_long', null],
  ['no city', { City: '', State: 'ME', ZIP: '04401' }, 'City', 'required', 'Bangor'],
  ['a city of 81 letters', { City: 'z'.repeat(81) }, 'City', 'too_long', null],
  ['no state', { State: '' }, 'State', 'required', 'VT'],
  [
    'a state with a letter missing',
    { State: 'Massachusets', ZIP: '01970', City: 'Salem' },
    'State',
    'state_unknown',
    'MA',
  ],
  ['a province under the United States', { State: 'ON' }, 'State', 'state_of_other_country', 'VT'],
  ['a state that the ZIP is not in', { State: 'IN', ZIP: '60601' }, 'State', 'zip_in_other_state', null],
  [
    'no state, and a city far from the ZIP',
    { State: '', City: 'Los Angeles', ZIP: '02114' },
    'State',
    'required',
    null,
  ],
  ['no ZIP', { ZIP: '' }, 'ZIP', 'required', null],
  ['a ZIP without its zero', { ZIP: '5401' }, 'ZIP', 'zip_lost_zero', '05401'],
  ['a ZIP with decimals', { ZIP: '60601.0', State: 'IL', City: 'Chicago' }, 'ZIP', 'invalid_postal_code', '60601'],
  ['a ZIP of letters', { ZIP: 'ABCDE' }, 'ZIP', 'invalid_postal_code', null],
  [
    'a Canadian code that is none',
    { Country: 'Canada', State: 'ON', ZIP: 'M4G 2BB' },
    'ZIP',
    'invalid_postal_code',
    null,
  ],
  ['a Mexican code of six digits', { Country: 'MX', State: 'NLE', ZIP: '644400' }, 'ZIP', 'invalid_postal_code', null],
  ['a country that nobody knows', { Country: 'Atlantis' }, 'Country', 'country_unknown', null],
  ['an email without its sign', { Email: 'dock.example.com' }, 'Email', 'invalid_email', null],
  ['a phone that is too short', { Phone: '555-01' }, 'Phone', 'invalid_phone', null],
  ['a phone of letters', { Phone: 'call the dock' }, 'Phone', 'invalid_phone', null],
  ['a location type that is none', { Type: 'castle' }, 'Type', 'site_type_unknown', null],
  ['limited access neither yes nor no', { Limited: 'perhaps' }, 'Limited', 'not_yes_or_no', null],
  ['liftgate neither yes nor no', { Liftgate: '2' }, 'Liftgate', 'not_yes_or_no', null],
  ['an opening time that is none', { Opens: 'early' }, 'Opens', 'invalid_time', null],
  ['a closing time before the opening', { Opens: '09:00', Closes: '08:00' }, 'Closes', 'invalid_time', null],
  ['an opening time alone', { Closes: '' }, 'Closes', 'required', null],
  ['a closing time alone', { Opens: '' }, 'Opens', 'required', null],
  ['letters that were lost', { City: 'Burl\uFFFDngton' }, 'City', 'garbled', null],
];

const goodProduct: Cells = {
  Description: 'Stoneware tile, boxed',
  SKU: 'ST-1200',
  Class: '92.5',
  Package: 'pallets',
  Length: '48',
  Width: '40',
  Height: '36',
  'Size unit': 'in',
  Weight: '1240',
  Pieces: '36',
  Stackable: 'no',
  Hazmat: 'no',
  UN: '',
  'Proper shipping name': '',
  'Hazard class': '',
  'Packing group': '',
  'Emergency contact': '',
  'Emergency phone': '',
};
const hazardous: Cells = {
  Hazmat: 'yes',
  UN: 'UN1263',
  'Proper shipping name': 'Paint',
  'Hazard class': '3',
  'Packing group': 'II',
  'Emergency contact': 'Night desk',
  'Emergency phone': '1-800-555-0177',
};

const productMistakes: readonly Mistake[] = [
  ['no description', { Description: '' }, 'Description', 'required'],
  ['a length in words', { Length: 'four feet' }, 'Length', 'not_a_number'],
  ['a width of nothing', { Width: '0' }, 'Width', 'not_positive'],
  ['a height below nothing', { Height: '-36' }, 'Height', 'not_positive'],
  ['a unit nobody knows', { 'Size unit': 'cubits' }, 'Size unit', 'unit_unknown'],
  ['no weight', { Weight: '' }, 'Weight', 'required'],
  ['a weight of four decimals', { Weight: '12.3456' }, 'Weight', 'too_precise'],
  ['a class between two', { Class: '93' }, 'Class', 'class_unknown'],
  ['a package that is none', { Package: 'baskets' }, 'Package', 'package_type_unknown'],
  ['pieces and a half', { Pieces: '1.5' }, 'Pieces', 'not_a_whole_number'],
  ['a number of 41 letters', { SKU: 'n'.repeat(41) }, 'SKU', 'too_long'],
  ['hazardous without an emergency phone', { ...hazardous, 'Emergency phone': '' }, 'Emergency phone', 'required'],
  ['an identification that is none', { ...hazardous, UN: '126' }, 'UN', 'invalid_hazmat_id'],
  ['no packing group where there are several', { ...hazardous, 'Packing group': '' }, 'Packing group', 'required'],
  ['hazardous details of what is not', { ...hazardous, Hazmat: 'no' }, 'Hazmat', 'hazard_not_told'],
];

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const line = (cells: readonly string[]) => cells.map(quoted).join(',');

/** A file with a good row before each mistake, so that mistakes are in rows 3, 5, 7, … */
function fileOf(headings: readonly string[], good: Cells, key: string, mistakes: readonly Mistake[]): string {
  const rows = mistakes.flatMap(([, changes], index) => [
    { ...good, [key]: `${good[key]} ${index}` },
    { ...good, [key]: `${good[key]} wrong ${index}`, ...changes },
  ]);
  return [headings, ...rows.map((row) => Object.keys(good).map((name) => (row as Cells)[name] ?? ''))]
    .map(line)
    .join('\r\n');
}

describe.each([
  [
    'addresses',
    addressMistakes,
    goodAddress,
    Object.keys(goodAddress).map((name) => (name === 'Line2' ? 'Address 2' : name)),
    'Company',
  ],
  ['products', productMistakes, goodProduct, Object.keys(goodProduct), 'SKU'],
] as const)('a file of %s', (kind, mistakes, good, headings, key) => {
  it.each(mistakes.map((mistake, index) => [mistake[0], mistake, index] as const))(
    'with %s is told so, at its row and column [ADDR-06]',
    async (_name, mistake, index) => {
      const file = fileOf(headings, good, key, mistakes);
      const seen = await (uploads[kind] ??= upload(browser, kind, file));
      const [, changes, column, code, suggestion] = mistake;
      const row = 3 + 2 * index;
      const all = await (problems[kind] ??= rowsOf(browser, kind, seen.id));
      const found = all.find((one) => one.row === row)?.problems ?? [];
      expect(found.map((problem) => [Object.keys(good)[problem.column ?? -1], problem.code])).toEqual([[column, code]]);
      expect(found[0]?.value).toBe(changes[column] ?? good[column]);
      expect(found[0]?.suggestion).toBe(suggestion ?? null);
    },
  );

  it('finds nothing wrong with the rows between them [ADDR-06]', async () => {
    const seen = await uploads[kind]!;
    expect([seen.rows, seen.good, seen.problems]).toEqual([2 * mistakes.length, mistakes.length, mistakes.length]);
  });
});

const uploads: Partial<Record<'addresses' | 'products', ReturnType<typeof upload>>> = {};
const problems: Partial<Record<'addresses' | 'products', ReturnType<typeof rowsOf>>> = {};

describe('a row that is broken as a whole', () => {
  const head = 'Company,Street,City,State,ZIP,Phone';

  it.each([
    [
      'an unquoted comma in a name',
      'Tool, Die and Gauge,1 Mill Road,Barre,VT,05641,',
      'too_many_cells',
      'Tool, Die and Gauge',
    ],
    ['an unquoted comma that could be anywhere', 'A,B,C,D,E,F,G', 'too_many_cells', null],
    ['a row that ends too early', 'Old Quarry Stone,12 Ledge Road,Barre', 'too_few_cells', null],
    ['a quotation mark that is not closed', '"Old Quarry Stone,12 Ledge Road,Barre,VT,05641,', 'broken_quotes', null],
    [
      'a quotation mark inside a quoted text',
      '"Old "Quarry" Stone",12 Ledge Road,Barre,VT,05641,',
      'broken_quotes',
      null,
    ],
  ])('by %s is told so, and rows behind it are read [ADDR-05, ADDR-06]', async (_name, broken, code, suggestion) => {
    const file = [head, 'First,1 A St,Barre,VT,05641,', broken, 'Last,2 A St,Barre,VT,05641,'].join('\n');
    const seen = await upload(browser, 'addresses', file);
    const rows = await rowsOf(browser, 'addresses', seen.id);
    expect(rows.map(({ row }) => row)).toEqual([3]);
    expect(rows[0]?.problems).toMatchObject([{ column: null, code, suggestion }]);
    expect([seen.rows, seen.good]).toEqual([3, 2]);
  });

  it('by a comma is whole again when the comma stands in quotation marks [ADDR-05]', async () => {
    const seen = await upload(browser, 'addresses', `${head}\n"Tool, Die and Gauge",1 Mill Road,Barre,VT,05641,`);
    expect([seen.good, seen.problems]).toEqual([1, 0]);
  });
});
