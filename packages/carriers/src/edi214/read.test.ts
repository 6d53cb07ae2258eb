import { edi214Appointments, edi214Reasons, edi214Statuses } from '@waybill/freight';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEdi214 } from './read.ts';
import { offsetOf } from './time.ts';
import { appointmentWords, reasonWords, statusWords } from './words.ts';

type Marks = { readonly e?: string; readonly s?: string };
const isa = ({ e = '*', s = '~' }: Marks = {}, control = '000000905') =>
  [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    '02',
    'RLCA'.padEnd(15),
    'ZZ',
    'WAYBILL'.padEnd(15),
    '261118',
    '1501',
    'U',
    '00401',
    control,
    '0',
    'P',
    '>',
  ].join(e) + s;

/** One interchange with these transaction sets, counted right. */
function file(
  sets: readonly (readonly string[])[],
  { e = '*', s = '~', end = s }: Marks & { end?: string } = {},
): string {
  const bodies = sets.flatMap((set, at) => {
    const control = String(at + 1).padStart(4, '0');
    return [`ST*214*${control}`, ...set, `SE*${set.length + 2}*${control}`];
  });
  const all = ['GS*QM*RLCA*WAYBILL*20261118*1501*7*X*004010', ...bodies, `GE*${sets.length}*7`, 'IEA*1*000000905'];
  return isa({ e, s: end }) + all.map((each) => each.replaceAll('*', e) + end).join('');
}

const delivered = [
  'B10*WP7506414*04000000000000017*RLCA',
  'L11*PO-10042*PO',
  'LX*1',
  'AT7*AF*NS***20261118*1505*ET',
  'MS1*DELAWARE*OH*US',
  'MS2*RLCA*TR4471*TL',
  'LX*2',
  'AT7*D1*NS***20261120*143005*LT',
  'MS1*BOSTON*MA*US',
];

describe('a file of shipment status', () => {
  it('tells the events of a shipment by PRO and bill of lading [TRACK-05]', () => {
    const { shipments, problems } = readEdi214(file([delivered]));
    expect(problems).toEqual([]);
    expect(shipments).toHaveLength(1);
    expect(shipments[0]).toMatchObject({
      transaction: '0001',
      scac: 'RLCA',
      proNumber: 'WP7506414',
      billOfLading: '04000000000000017',
      references: [{ qualifier: 'PO', number: 'PO-10042' }],
      estimatedDelivery: null,
      complete: true,
    });
    expect(shipments[0]?.events).toEqual([
      {
        local: '2026-11-18T15:05:00',
        offset: '-05:00',
        city: 'DELAWARE',
        state: 'OH',
        postalCode: null,
        country: 'US',
        text: 'Carrier departed pick-up location with shipment',
        scheme: 'edi214',
        code: 'AF',
        reasonCode: 'NS',
        written: 'AF',
        timeCode: 'ET',
        equipment: 'TR4471',
        // ISA, GS, ST, B10, L11, LX come before it.
        segment: 7,
      },
      {
        local: '2026-11-20T14:30:05',
        offset: null,
        city: 'BOSTON',
        state: 'MA',
        postalCode: null,
        country: 'US',
        text: 'Completed unloading at delivery location',
        scheme: 'edi214',
        code: 'D1',
        reasonCode: 'NS',
        written: 'D1',
        timeCode: 'LT',
        equipment: null,
        segment: 11,
      },
    ]);
  });

  it('takes the separators from its header, whatever they are', () => {
    const plain = readEdi214(file([delivered]));
    expect(readEdi214(file([delivered], { e: '|', s: '!' }))).toEqual(plain);
    expect(readEdi214(file([delivered], { e: '\t', s: '\n' }))).toEqual(plain);
    expect(readEdi214(file([delivered]).replaceAll('~', '~\r\n'))).toEqual(plain);
    expect(readEdi214(`\uFEFF\n${file([delivered])}\n`)).toEqual(plain);
  });

  it('holds several transactions, and several interchanges with separators of their own', () => {
    const other = ['B10*WP7506415**RLCA', 'AT7*X6*NS***20261119*0800*CT'];
    const { shipments, problems } = readEdi214(file([delivered, other]) + file([other], { e: '|', s: '!' }));
    expect(problems).toEqual([]);
    expect(shipments.map(({ proNumber, events }) => [proNumber, events.map(({ code }) => code)])).toEqual([
      ['WP7506414', ['AF', 'D1']],
      ['WP7506415', ['X6']],
      ['WP7506415', ['X6']],
    ]);
    // Segment numbers go on: the first interchange has 19, of which its second set begins with the 14th.
    expect(shipments.map(({ events }) => events[0]?.segment)).toEqual([7, 16, 24]);
  });

  it('tells reasons, appointments and the estimate', () => {
    const { shipments, problems } = readEdi214(
      file([
        [
          'B10*WP7506414',
          'AT7*SD*AO***20261119*0910*LT',
          'AT7***AB*NA*20261123*0900*LT',
          'AT7*AG*NS***20261123*1700*LT',
          'MS1*ALBANY*NY*US*****12207',
        ],
      ]),
    );
    expect(problems).toEqual([]);
    const [shipment] = shipments;
    expect(shipment?.events.map(({ scheme, code, reasonCode, text }) => [scheme, code, reasonCode, text])).toEqual([
      ['edi214', 'SD', 'AO', 'Shipment delayed: Weather or natural disaster'],
      ['edi214_appointment', 'AB', 'NA', 'Delivery appointment date/time'],
      ['edi214', 'AG', 'NS', 'Estimated delivery'],
    ]);
    expect(shipment?.events.map(({ city, postalCode }) => [city, postalCode])).toEqual([
      [null, null],
      [null, null],
      ['ALBANY', '12207'],
    ]);
    expect(shipment?.estimatedDelivery).toBe('2026-11-23');
  });

  it('knows the shipment by its reference numbers where the beginning names none', () => {
    const { shipments } = readEdi214(
      file([['B10***RLCA', 'L11*WP7506414*CN', 'L11*0400017*BM', 'AT7*X4*NS***20261119*0100']]),
    );
    expect(shipments).toMatchObject([
      { proNumber: 'WP7506414', billOfLading: '0400017', events: [{ timeCode: null }] },
    ]);
  });

  it('keeps a code nobody listed, in words, where it changes nothing', () => {
    const { shipments, problems } = readEdi214(file([['B10*1', 'AT7*ZZ*QQ***20261119*0100*LT']]));
    expect(problems).toEqual([]);
    expect(shipments[0]?.events).toMatchObject([
      { code: null, written: 'ZZ', reasonCode: 'QQ', text: 'Code ZZ: reason QQ' },
    ]);
  });
});

describe('what is wrong with a file', () => {
  const problemsOf = (text: string) => readEdi214(text).problems.map(({ segment, id, code }) => [segment, id, code]);
  const withStatus = (...elements: string[]) => file([['B10*1', `AT7*${elements.join('*')}`]]);

  it.each([
    ['no code at all', withStatus('', '', '', '', '20261119', '0100'), 'no_code', 0],
    ['a status and an appointment', withStatus('X1', 'NS', 'AB', 'NA', '20261119', '0100'), 'two_codes', 1],
    ['no date', withStatus('X1', 'NS'), 'date_invalid', 0],
    ['a day that is none', withStatus('X1', 'NS', '', '', '20260230', '0100'), 'date_invalid', 0],
    ['a time that is none', withStatus('X1', 'NS', '', '', '20261119', '2460'), 'date_invalid', 0],
    ['an unknown time code', withStatus('X1', 'NS', '', '', '20261119', '0100', 'QQ'), 'time_code_unknown', 1],
  ])('is named with its segment: %s', (_, text, code, events) => {
    expect(problemsOf(text)).toEqual([[5, 'AT7', code]]);
    expect(readEdi214(text).shipments[0]?.events).toHaveLength(events);
  });

  it('is a shipment nobody names', () => {
    expect(problemsOf(file([['B10***RLCA', 'AT7*X1*NS***20261119*0100']]))).toEqual([[4, 'B10', 'no_shipment']]);
    expect(problemsOf(file([['AT7*X1*NS***20261119*0100']]))).toEqual([[3, 'ST', 'no_shipment']]);
  });

  it('is a count or a number that differs; what was read is told, as not complete', () => {
    const miscounted = file([delivered]).replace('SE*11*0001', 'SE*12*0001');
    expect(problemsOf(miscounted)).toEqual([[13, 'SE', 'count_differs']]);
    expect(readEdi214(miscounted).shipments).toMatchObject([{ proNumber: 'WP7506414', complete: false }]);
    expect(problemsOf(file([delivered]).replace('SE*11*0001', 'SE*11*0002'))).toEqual([[13, 'SE', 'control_differs']]);
    expect(problemsOf(file([delivered]).replace('GE*1*7', 'GE*2*7'))).toEqual([[14, 'GE', 'count_differs']]);
    expect(problemsOf(file([delivered]).replace('IEA*1*000000905', 'IEA*1*1'))).toEqual([
      [15, 'IEA', 'control_differs'],
    ]);
  });

  it('is an end that is missing', () => {
    const [head = ''] = file([delivered]).split('LX*2');
    expect(problemsOf(head)).toEqual([
      [1, 'ISA', 'not_closed'],
      [2, 'GS', 'not_closed'],
      [3, 'ST', 'not_closed'],
    ]);
    expect(readEdi214(head).shipments).toMatchObject([{ events: [{ code: 'AF' }], complete: false }]);
    const unclosed = file([delivered, ['B10*2', 'AT7*X1*NS***20261119*0100']]).replace('SE*11*0001~', '');
    expect(problemsOf(unclosed)).toEqual([[3, 'ST', 'not_closed']]);
    expect(readEdi214(unclosed).shipments.map(({ complete }) => complete)).toEqual([false, true]);
  });

  it('is a segment out of its place', () => {
    expect(problemsOf(file([delivered]).replace('GE*1*7~', 'GE*1*7~AT7*X1~'))).toEqual([[15, 'AT7', 'out_of_place']]);
    expect(problemsOf(`${isa()}SE*2*0001~IEA*0*000000905~`)).toEqual([[2, 'SE', 'out_of_place']]);
    expect(problemsOf(`${isa()}ST*214*1~B10*1~SE*3*1~IEA*0*000000905~`)).toEqual([[2, 'ST', 'out_of_place']]);
  });

  it('is another transaction', () => {
    const text = file([delivered]).replace('ST*214*0001', 'ST*997*0001');
    expect(problemsOf(text)).toEqual([[3, 'ST', 'not_214']]);
    expect(readEdi214(text).shipments).toEqual([]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \r\n ', 'empty'],
    ['a page', '<html>', 'no_interchange'],
    ['a short header', 'ISA*00*~GS*QM~', 'no_interchange'],
    ['a header without separators', isa().replaceAll('*', 'X'), 'no_interchange'],
    ['words after an interchange', `${file([delivered])}the end`, 'no_interchange'],
  ])('is no interchange: %s', (_, text, code) => {
    expect(readEdi214(text).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('never makes it throw, and events are at real times', () => {
    const good = file([delivered, delivered]);
    const cut = fc
      .tuple(fc.nat(good.length), fc.nat(20), fc.string())
      .map(([at, length, put]) => good.slice(0, at) + put + good.slice(at + length));
    const segments = fc.shuffledSubarray(good.split('~')).map((parts) => parts.join('~'));
    fc.assert(
      fc.property(
        fc.oneof(
          cut,
          segments,
          fc.string(),
          fc.string().map((put) => isa() + put),
        ),
        (text) => {
          const { shipments, problems } = readEdi214(text);
          for (const { events, proNumber, billOfLading } of shipments) {
            expect(proNumber ?? billOfLading).toEqual(expect.any(String));
            for (const { local } of events) expect(new Date(`${local}Z`).toISOString().slice(0, 19)).toBe(local);
          }
          for (const { segment } of problems) expect(segment).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a time code', () => {
  it.each([
    ['ET', '2026-07-01T12:00:00', '-04:00'],
    ['ET', '2026-12-01T12:00:00', '-05:00'],
    ['ES', '2026-07-01T12:00:00', '-05:00'],
    ['CT', '2026-12-01T12:00:00', '-06:00'],
    ['MT', '2026-07-01T12:00:00', '-06:00'],
    ['PD', '2026-12-01T12:00:00', '-07:00'],
    ['NT', '2026-12-01T12:00:00', '-03:30'],
    ['HT', '2026-07-01T12:00:00', '-10:00'],
    ['UT', '2026-07-01T12:00:00', '+00:00'],
    ['GM', '2026-07-01T12:00:00', '+00:00'],
    ['01', '2026-07-01T12:00:00', '+01:00'],
    ['12', '2026-07-01T12:00:00', '+12:00'],
    ['13', '2026-07-01T12:00:00', '-12:00'],
    ['20', '2026-07-01T12:00:00', '-05:00'],
    ['24', '2026-07-01T12:00:00', '-01:00'],
    ['LT', '2026-07-01T12:00:00', null],
    ['', '2026-07-01T12:00:00', null],
    ['25', '2026-07-01T12:00:00', undefined],
    ['00', '2026-07-01T12:00:00', undefined],
  ])('%s at %s is %s', (code, local, wanted) => {
    expect(offsetOf(code, local)).toBe(wanted);
  });
});

describe('the words of X12', () => {
  it('are there for every code whose meaning we know', () => {
    expect(Object.keys(statusWords).toSorted()).toEqual(Object.keys(edi214Statuses).toSorted());
    expect(Object.keys(appointmentWords).toSorted()).toEqual(Object.keys(edi214Appointments).toSorted());
    expect(Object.keys(reasonWords).toSorted()).toEqual([...edi214Reasons.keys()].toSorted());
  });
});
