import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEdi210 } from './bill.ts';
import { billedLine } from './charges.ts';

const header = `ISA*00*          *00*          *02*GSTF           *ZZ*WAYBILL        *261118*1200*U*00401*000000001*0*P*>~`;
const file = (...segments: string[]) =>
  [
    header,
    'GS*IM*GSTF*WAYBILL*20261118*1200*1*X*004010~',
    'ST*210*0001~',
    ...segments.map((segment) => `${segment}~`),
    `SE*${segments.length + 2}*0001~`,
    'GE*1*1~',
    'IEA*1*000000001~',
  ].join('\n');

/** The drawn invoice as its carrier bills it. */
const drawn = file(
  'B3**INV-77*WB20412111*PP*L*20261112*72231****GSTF',
  'C3*USD',
  'N9*CN*214-000000001',
  'N9*BM*WB20412111',
  'N1*CN*Sample Plant',
  'LX*1',
  'L5*1*BENCH VISES ON A PALLET*133300*N*PLT',
  'L0*1***1020*G***1*PLT**L',
  'L4*48*40*64*N*1',
  'L7*1***133300***85',
  'L1*1*141.85*PH*144687',
  'LX*2',
  'L1*2***-98387****DSC****DISCOUNT 68%',
  'LX*3',
  'L1*3***14631****FUE****FUEL SURCHARGE',
  'LX*4',
  'L1*4***7500****LFT****LIFTGATE AT DELIVERY',
  'LX*5',
  'L1*5***3800****INP****WEIGHT AND INSPECTION FEE',
  'L3*1020*G***72231******L',
);

describe('a bill in X12 210', () => {
  it('is read with its numbers, its lines and what the carrier found', () => {
    const { bills, problems } = readEdi210(drawn);
    expect(problems).toEqual([]);
    expect(bills).toMatchObject([
      {
        transaction: '0001',
        billNumber: 'INV-77',
        proNumber: '214-000000001',
        billOfLading: 'WB20412111',
        scac: 'GSTF',
        currency: 'USD',
        billedOn: '2026-11-12',
        total: 72_231,
        pounds: 1020,
        complete: true,
        items: [
          {
            pounds: 1020,
            freightClass: '85',
            length: 48,
            width: 40,
            height: 64,
            description: 'BENCH VISES ON A PALLET',
          },
        ],
      },
    ]);
    expect(bills[0]?.lines.map(({ kind, code, amount }) => [kind, code, amount])).toEqual([
      ['freight', 'freight', 144_687],
      ['discount', 'discount', -98_387],
      ['fuel', 'fuel', 14_631],
      ['accessorial', 'LGDEL', 7500],
      ['accessorial', 'REWEIGH', 3800],
    ]);
    // 1446.87 - 983.87 + 146.31 + 75.00 + 38.00 = 722.31.
    expect(bills[0]?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(72_231);
  });

  it('takes the total of L3 where B3 names none, kilograms, and a decimal point', () => {
    const text = file('B3**7*WB1*PP**20261301', 'LX*1', 'L0*1***453.6*G******K', 'L1*1***120.50', 'L3*****12050');
    expect(readEdi210(text).bills).toMatchObject([
      {
        total: 12_050,
        billedOn: null,
        scac: null,
        proNumber: '7',
        items: [{ pounds: 1000 }],
        lines: [{ amount: 12_050 }],
      },
    ]);
  });

  it.each([
    ['no_bill', file('L3*****100')],
    ['no_total', file('B3**7*WB1*PP**20261112*abc')],
    ['no_total', file('B3**7*WB1*PP**20261112*-5')],
    ['amount_invalid', file('B3**7*WB1*PP**20261112*100', 'L1*1***1e9')],
    ['not_210', drawn.replace('ST*210', 'ST*214')],
    ['count_differs', drawn.replace(/SE\*\d+/, 'SE*9')],
    ['not_closed', drawn.slice(0, 600)],
    ['no_interchange', 'PRO,Amount\n1,2'],
    ['empty', ''],
  ])('says %s where that is so', (code, text) => {
    expect(readEdi210(text).problems.map((problem) => problem.code)).toContain(code);
  });

  it('never throws, whatever is in the file, and never makes up an amount', () => {
    const pieces = [
      'B3',
      'L1',
      'L0',
      'L4',
      'L7',
      'LX',
      'ST*210*1',
      'SE',
      '__proto__',
      'N9*CN',
      '*',
      '~',
      '9'.repeat(40),
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 40 }), (parts) => {
        const { bills } = readEdi210(`${header}\n${parts.join('*')}`);
        for (const bill of bills) expect(Number.isSafeInteger(bill.total) && bill.total > 0).toBe(true);
      }),
    );
  });
});

it.each([
  ['DSC', '', 500, 'discount', 'discount', -500],
  ['', 'Discount 70%', -500, 'discount', 'discount', -500],
  ['405', '', 500, 'fuel', 'fuel', 500],
  ['', 'Freight', 500, 'freight', 'freight', 500],
  ['XYZ', 'Residential delivery', 500, 'accessorial', 'RESDEL', 500],
  ['XYZ', 'Something', 500, 'accessorial', 'OTHER', 500],
  ['toString', 'Something', 500, 'accessorial', 'OTHER', 500],
])('code %s with words "%s" is %s', (code, text, amount, kind, ours, becomes) => {
  expect(billedLine(code, text, amount)).toEqual({ kind, code: ours, text, amount: becomes });
});
