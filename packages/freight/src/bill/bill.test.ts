import { describe, expect, it } from 'vitest';
import { changedFacts, estimatedSteps, type FoundOtherwise } from './estimate.ts';
import { explainBill, type BillFinding, type BillStep } from './findings.ts';
import { inProportion } from './proportion.ts';
import { freightOf, sideOf, totalOf, type BillLine } from './sides.ts';

const line = (kind: BillLine['kind'], amount: number, code: string = kind): BillLine => ({ kind, code, amount });
const said = (found: readonly BillFinding[]) => found.map(({ cause, code, amount }) => [cause, code, amount]);

/** The invoice that is drawn: 850 lb of class 70 at 132.40 per 100 lb, 68 % off, 31.6 % fuel, liftgate, insurance. */
const quoted = sideOf([
  line('item', 112_540),
  line('gross', 112_540),
  line('discount', -76_527),
  line('freight', 36_013),
  line('fuel', 11_380),
  line('accessorial', 7500, 'LGDEL'),
  line('without_insurance', 54_893),
  line('insurance', 2750),
  line('total', 57_643),
]);
/** 1,020 lb of class 85 at 141.85 from the 1,000 lb break on, and an inspection. */
const billed = sideOf([
  line('item', 144_687),
  line('discount', -98_387),
  line('fuel', 14_631),
  line('accessorial', 7500, 'LGDEL'),
  line('surcharge', 3800, 'INSPECT'),
  line('insurance', 2750),
]);
/** 1,020 lb at class 70: 118.20 per 100 lb is 1,205.64, less 68 % 385.80, and 31.6 % of that 121.91. */
const reweighed: BillStep = {
  cause: 'reweigh',
  side: sideOf([
    line('item', 120_564),
    line('discount', -81_984),
    line('fuel', 12_191),
    line('accessorial', 7500, 'LGDEL'),
    line('insurance', 2750),
  ]),
};
const reclassed: BillStep = {
  cause: 'reclass',
  side: { ...billed, extras: new Map([['LGDEL', 7500]]) },
};
const found: FoundOtherwise = {
  bookedMilliPounds: 850_000,
  billedMilliPounds: 1_020_000,
  reclassed: true,
  remeasured: true,
};

describe('a bill against its quote', () => {
  it('names weight, class, fuel on both and the inspection, to the cent', () => {
    expect([totalOf(quoted), totalOf(billed)]).toEqual([57_643, 74_981]);
    const findings = explainBill(quoted, [reweighed, reclassed], billed);
    expect(said(findings)).toEqual([
      ['reweigh', 'freight', 2567],
      ['reweigh', 'fuel', 811],
      ['reclass', 'freight', 7720],
      ['reclass', 'fuel', 2440],
      ['accessorial', 'INSPECT', 3800],
    ]);
  });

  it('that is the same has nothing to name', () => {
    expect(explainBill(quoted, [], quoted)).toEqual([]);
  });

  it.each([
    ['a service that was dropped', { extras: new Map() }, [['accessorial', 'LGDEL', -7500]]],
    ['another fuel percentage', { fuel: 12_000 }, [['fuel', 'fuel', 620]]],
    ['another insurance', { insurance: 0 }, [['unexplained', 'insurance', -2750]]],
    // 60 % off 1,125.40 leaves 450.16; fuel of 113.80 is unchanged on it, so the percentage itself is lower.
    [
      'a smaller discount',
      { adjustment: -67_524 },
      [
        ['discount', 'freight', 9003],
        // 113.80 x 450.16 / 360.13 = 142.25, which the bill does not ask for.
        ['discount', 'fuel', 2845],
        ['fuel', 'fuel', -2845],
      ],
    ],
  ])('names %s', (_, change, expected) => {
    expect(said(explainBill(quoted, [], { ...quoted, ...change }))).toEqual(expected);
  });

  it('names what nothing explains, or the miles where they differ', () => {
    // A net charge of 400.00 without a printed discount; fuel of 126.40 is 31.6 % of it.
    const net = { ...quoted, gross: 40_000, adjustment: 0, fuel: 12_640 };
    expect(said(explainBill(quoted, [], net))).toEqual([
      ['unexplained', 'freight', 3987],
      ['unexplained', 'fuel', 1260],
    ]);
    expect(said(explainBill(quoted, [], net, { otherMiles: true })).map(([cause]) => cause)).toEqual([
      'mileage',
      'mileage',
    ]);
  });

  it.each(['duplicate', 'wrong_payer'] as const)('that is a %s is that as a whole', (whole) => {
    const findings = explainBill(quoted, [reweighed], billed, { whole });
    expect(new Set(findings.map(({ cause }) => cause))).toEqual(new Set([whole]));
    expect(findings.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(billed));
  });
});

describe('where no tariff can be rated again', () => {
  const net = sideOf([line('item', 60_000), line('fuel', 12_000)]);
  const dear = sideOf([line('item', 90_000), line('fuel', 18_000)]);

  it('one changed fact explains the freight charge and its fuel', () => {
    for (const [change, cause] of [
      [{ reclassed: false, remeasured: false }, 'reweigh'],
      [{ billedMilliPounds: 850_000 }, 'reclass'],
      [{ billedMilliPounds: 850_000, reclassed: false }, 'dims'],
    ] as const) {
      const steps = estimatedSteps(net, dear, { ...found, ...change });
      expect(said(explainBill(net, steps, dear))).toEqual([
        [cause, 'freight', 30_000],
        [cause, 'fuel', 6000],
      ]);
    }
  });

  it('of weight and class, weight is worth its pounds and class the rest', () => {
    // 600.00 x 1020 / 850 = 720.00, with 144.00 of fuel.
    expect(said(explainBill(net, estimatedSteps(net, dear, found), dear))).toEqual([
      ['reweigh', 'freight', 12_000],
      ['reweigh', 'fuel', 2400],
      ['reclass', 'freight', 18_000],
      ['reclass', 'fuel', 3600],
    ]);
  });

  it('weight is never worth more than is billed', () => {
    const little = sideOf([line('item', 65_000), line('fuel', 13_000)]);
    const steps = estimatedSteps(net, little, found);
    expect(freightOf(steps[0]!.side)).toBe(65_000);
    const less = sideOf([line('item', 50_000), line('fuel', 10_000)]);
    expect(freightOf(estimatedSteps(net, less, found)[0]!.side)).toBe(60_000);
  });

  it('nothing that changed explains nothing', () => {
    const same = { bookedMilliPounds: 1, billedMilliPounds: 1, reclassed: false, remeasured: false };
    expect(changedFacts(same)).toEqual([]);
    expect(estimatedSteps(net, dear, same)).toEqual([]);
  });
});

it('amounts grow in proportion, half up, and stay where there is nothing to grow from', () => {
  expect(inProportion(1, 3, 2)).toBe(2);
  expect(inProportion(100, 1, 3)).toBe(33);
  expect([inProportion(5, 7, 0), inProportion(5, -1, 3), inProportion(-5, 7, 3)]).toEqual([5, 5, -5]);
});
