import { describe, expect, it } from 'vitest';
import { tariff } from '../../test/builders.ts';
import { read, wholeTariff } from '../../test/tariff-sheets.ts';
import type { LtlTariff } from '../rating/tariff.ts';
import { tariffSheet } from './sheet.ts';

const linesOf = (one: LtlTariff, record: string): string[] =>
  tariffSheet(one)
    .map((cells) => cells.join(','))
    .filter((line) => line.startsWith(`${record},`));

type Example = readonly [what: string, lines: readonly string[], part: Partial<LtlTariff>];
const examples: readonly Example[] = [
  [
    'classes rated as others',
    ['fak,50,85,70,yes', 'fak,92.5,150,100,no'],
    {
      fak: [
        { from: '50', to: '85', as: '70', raises: true },
        { from: '92.5', to: '150', as: '100', raises: false },
      ],
    },
  ],
  [
    'a rule on light freight',
    ['cubic,750,4.5,6,125,yes'],
    {
      cubicCapacity: {
        fromCubicFeet: 750,
        belowPcf: 4.5,
        poundsPerCubicFoot: 6,
        freightClass: '125',
        discounted: true,
      },
    },
  ],
  [
    'a rule on long loads of any density, by the foot alone',
    ['linear,12.5,1000,,,50,no'],
    {
      linearFoot: {
        overFeet: 12.5,
        poundsPerFoot: 1000,
        poundsPerSpot: null,
        belowPcf: null,
        freightClass: '50',
        discounted: false,
      },
    },
  ],
  [
    'a rule on long, light loads, by the foot and the pallet position',
    ['linear,20,1000,850,8.5,70,yes'],
    {
      linearFoot: {
        overFeet: 20,
        poundsPerFoot: 1000,
        poundsPerSpot: 850,
        belowPcf: 8.5,
        freightClass: '70',
        discounted: true,
      },
    },
  ],
  [
    'fees for long units',
    ['over_length,96,OVR08,85.00,unit', 'over_length,144,OVR12,125.50,unit'],
    {
      overLength: {
        per: 'unit',
        bands: [
          { fromInches: 96, code: 'OVR08', amount: 8_500 },
          { fromInches: 144, code: 'OVR12', amount: 12_550 },
        ],
      },
    },
  ],
  [
    'accessorials of every kind',
    [
      'accessorial,LGDEL,flat,98.00',
      'accessorial,SORT,cwt_or_piece,3.00,1.14,121.00',
      'accessorial,FREEZE,percent_of_freight,20,60.00,',
      'accessorial,NYC,per_cwt,2.50,35.00,250.00',
      'accessorial,DETEN,per_unit_time,52.00,15,61.00',
      'accessorial,STORAGE,per_cwt_day,2.50,25.00',
      'accessorial,STOPOFF,per_piece,4.00,10.00,',
      'accessorial,EXCVAL,percent_of_excess_value,0.5,27.00',
    ],
    {
      accessorials: {
        LGDEL: { kind: 'flat', amount: 9_800 },
        SORT: { kind: 'cwt_or_piece', perCwt: 300, perPiece: 114, floor: 12_100 },
        FREEZE: { kind: 'percent_of_freight', basisPoints: 2_000, floor: 6_000, cap: null },
        NYC: { kind: 'per_cwt', rate: 250, floor: 3_500, cap: 25_000 },
        DETEN: { kind: 'per_unit_time', rate: 5_200, minutes: 15, floor: 6_100 },
        STORAGE: { kind: 'per_cwt_day', rate: 250, floorPerDay: 2_500 },
        STOPOFF: { kind: 'per_piece', rate: 400, floor: 1_000, cap: null },
        EXCVAL: { kind: 'percent_of_excess_value', basisPoints: 50, floor: 2_700 },
      },
    },
  ],
];

describe('rows of a tariff', () => {
  it.each(examples)('say %s, and are written as they were read [ADMIN-04]', (_what, lines, part) => {
    const { tariff: made, problems } = read(lines);
    expect(problems).toEqual([]);
    expect(made).toEqual(tariff(part));
    expect(linesOf(made, lines[0]?.split(',')[0] ?? '')).toEqual(lines);
  });

  it('that say none take a rule away, and are written for a rule that is not there [ADMIN-04]', () => {
    const lines = ['lane', 'fak', 'cubic', 'linear', 'over_length', 'fuel_step', 'accessorial'].map((one) => [one]);
    const full = examples.reduce((base, [, rows]) => read(rows, base).tariff, wholeTariff());
    const { tariff: bare, problems } = read(
      lines.map(([record]) => `${record},None`),
      full,
    );
    expect(problems).toEqual([]);
    for (const rule of ['fak', 'cubicCapacity', 'linearFoot', 'overLength']) expect(bare).not.toHaveProperty(rule);
    expect([bare.lanes.zip3Pairs, bare.accessorials, bare.fuel.step]).toEqual([{}, {}, null]);
    for (const [record = ''] of lines) expect(linesOf(bare, record)).toEqual([`${record},none`]);
  });

  it('write a step below nothing with its sign, as an older version may have one', () => {
    const fuel = { ...tariff().fuel, step: { mills: 50, ltlBp: -40, heavyBp: -125 } };
    expect(linesOf(tariff({ fuel }), 'fuel_step')).toEqual(['fuel_step,0.050,-0.4,-1.25']);
  });
});
