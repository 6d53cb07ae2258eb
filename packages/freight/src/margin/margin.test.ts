import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatFuel, item, rated, tariff } from '../../test/builders.ts';
import { share } from '../money/rounding.ts';
import { money } from '../money/money.ts';
import { prepareLoad } from '../rating/prepare.ts';
import type { LtlTariff } from '../rating/tariff.ts';
import { compare, defaultTolerance, withinTolerance } from './audit.ts';
import { marginOn, noMargin, solveFreight, type MarginRule } from './margin.ts';
import { marginRuleFor, specificity, type ScopedMarginRule } from './rules.ts';

const rule = (changes: Partial<MarginRule> = {}): MarginRule => ({ ...noMargin, id: 'rule', ...changes });
const load = () => prepareLoad([item({ id: 'x', freightClass: '100', weight: { value: 1000, unit: 'lb' } })]);
const priced = (margin: MarginRule, changes: Partial<LtlTariff> = {}, more = {}) =>
  rated({ load: load(), tariff: tariff(changes), margin, ...more });
const amounts = (lines: readonly { code: string; amount: { amount: number } }[]) =>
  lines.map(({ code, amount }) => [code, amount.amount]);

describe('marginOn', () => {
  it.each([
    [rule(), 0],
    [rule({ percentBp: 1_250 }), 1_250],
    [rule({ flat: 700 }), 700],
    [rule({ percentBp: 1_250, flat: 700 }), 1_950],
    [rule({ percentBp: 100, floor: 2_000 }), 2_000],
    [rule({ percentBp: 5_000, cap: 3_000 }), 3_000],
    [rule({ floor: 5_000, cap: 3_000 }), 3_000],
    [rule({ cap: 0, flat: 100 }), 0],
  ])('%o of 100.00 is %s', (one, expected) => {
    expect(marginOn(10_000, one)).toBe(expected);
  });
});

describe('solveFreight', () => {
  it('is the least freight charge that reaches the target', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 10_000 }), cents, (target, others, fuelBp, bearing) => {
        const freight = solveFreight(target, others, fuelBp, bearing);
        const totalAt = (one: number) => one + share(one + bearing, fuelBp) + others;
        expect(totalAt(freight)).toBeGreaterThanOrEqual(target);
        expect(freight === 0 || totalAt(freight - 1) < target).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('cost and sell', () => {
  // 10 cwt at 69.80 = 698.00; less 70 % = 209.40; fuel 30 % = 62.82; 272.22.
  const discounted = { discountBp: 7_000, fuel: flatFuel(3_000) };

  it('are the same without a margin', () => {
    const { cost, sell, margin } = priced(rule(), discounted);
    expect(sell).toEqual(cost);
    expect(margin).toBe(0);
  });

  it('differ by a margin that the shown discount yields', () => {
    // 10 % of 272.22 is 27.22: sell 299.44. 230.34 x 1.3 = 299.44 (230.34 + 69.10).
    const { sell, margin, marginRuleId } = priced(rule({ percentBp: 1_000 }), discounted);
    expect(amounts(sell.lines)).toEqual([
      ['item', 69_800],
      ['gross', 69_800],
      ['discount', -46_766],
      ['freight', 23_034],
      ['fuel', 6_910],
      ['without_insurance', 29_944],
      ['total', 29_944],
    ]);
    expect(sell.lines[2]?.basis).toEqual({ type: 'discount', basisPoints: 6_700 });
    expect([margin, marginRuleId]).toEqual([2_722, 'rule']);
  });

  it('lead from the gross charge by a minimum where the carrier’s minimum set the cost', () => {
    const { cost, sell } = priced(rule({ flat: 5_000 }), { discountBp: 9_500, absoluteMinimumCharge: 80_000 });
    expect([cost.freight.amount, cost.discount.amount, sell.discount.amount]).toEqual([80_000, -66_310, 0]);
    expect(amounts(sell.lines)).toEqual([
      ['item', 69_800],
      ['gross', 69_800],
      ['absolute_minimum', 15_200],
      ['freight', 85_000],
      ['fuel', 0],
      ['without_insurance', 85_000],
      ['total', 85_000],
    ]);
    expect(sell.lines[2]?.basis).toEqual({ type: 'minimum', minimum: 85_000 });
  });

  it('raise the items where there is no discount, since the gross charge would be the cost', () => {
    const lines = [item({ id: 'a', freightClass: '100' }), item({ id: 'b', freightClass: '50' })];
    const { sell } = priced(rule({ percentBp: 1_000 }), {}, { load: prepareLoad(lines) });
    // Cost: 5 x 69.80 + 5 x 41.25 = 349.00 + 206.25 = 555.25; sell 610.78: 383.90 and 226.88.
    expect(amounts(sell.lines).slice(0, 4)).toEqual([
      ['item', 38_390],
      ['item', 22_688],
      ['gross', 61_078],
      ['freight', 61_078],
    ]);
    expect(sell.lines[0]?.basis).toMatchObject({ milliPounds: 500_000, perCwt: 7_678 });
  });

  it('raise deficit weight and minimums with the rest', () => {
    const almost = prepareLoad([item({ freightClass: '100', weight: { value: 990, unit: 'lb' } })]);
    const deficit = priced(rule({ flat: 10_000 }), {}, { load: almost }).sell;
    expect(deficit.lines.map(({ kind }) => kind).slice(0, 3)).toEqual(['item', 'deficit', 'gross']);
    expect(deficit.gross.amount).toBe(79_800);
    const minimum = priced(rule({ flat: 10_000 }), { tariffMinimumCharge: 90_000 }).sell;
    expect(minimum.gross.amount).toBe(100_000);
    const [, raised] = minimum.lines;
    expect(raised).toMatchObject({
      code: 'tariff_minimum',
      basis: { type: 'minimum', minimum: raised?.amount.amount },
    });
    const bySize = {
      overFeet: 0,
      poundsPerFoot: 9_000,
      poundsPerSpot: null,
      belowPcf: null,
      freightClass: '100',
      discounted: true,
    } as const;
    const sized = priced(rule({ flat: 10_000 }), { linearFoot: bySize });
    expect(sized.sell.gross.amount).toBe(sized.cost.gross.amount + 10_000);
  });

  it('put a margin on nothing', () => {
    const free = { rates: { base: { '100': [0, 0, 0, 0, 0, 0, 0] } } };
    expect(priced(rule({ flat: 500 }), free).sell.total.amount).toBe(500);
    const two = prepareLoad([item({ freightClass: '100' }), item({ freightClass: '100' })]);
    expect(priced(rule({ flat: 500 }), free, { load: two }).sell.freight.amount).toBe(500);
  });

  it('pass accessorials through, or let them earn their own share', () => {
    const offered = { ...discounted, accessorials: { LGDEL: { kind: 'flat', amount: 9_800 } } } as const;
    const more = { accessorials: ['LGDEL'] };
    // Cost 272.22 + 98.00.
    const through = priced(rule({ percentBp: 1_000 }), offered, more);
    expect(through.sell.accessorials.amount).toBe(9_800);
    expect(through.margin).toBe(3_702);
    const own = priced(rule({ percentBp: 1_000, accessorialBp: 500 }), offered, more);
    expect(own.sell.accessorials.amount).toBe(10_290);
    expect(own.sell.freight.amount).toBe(23_034);
    expect(own.margin).toBe(2_722 + 490);
    const alone = priced(rule({ accessorialBp: 500 }), offered, more);
    expect(alone.margin).toBe(490);
    expect(priced(rule({ percentBp: 1_000, accessorialBp: 500 }), discounted).margin).toBe(2_722);
  });
});

describe('marginRuleFor', () => {
  const scoped = (
    id: string,
    scope: Partial<ScopedMarginRule['scope']>,
    effectiveFrom = '2026-01-01',
  ): ScopedMarginRule => ({
    ...rule({ id }),
    scope: { accountId: null, originState: null, destinationState: null, carrier: null, mode: null, ...scope },
    effectiveFrom,
    effectiveUntil: null,
  });
  const facts = {
    accountId: 'acme',
    originState: 'NH',
    destinationState: 'IL',
    carrier: 'TEST',
    mode: 'ltl',
    date: '2026-12-02',
  } as const;
  const all = scoped('all', {});
  const mode = scoped('mode', { mode: 'ltl' });
  const carrier = scoped('carrier', { carrier: 'TEST' });
  const lane = scoped('lane', { originState: 'NH', destinationState: 'IL' });
  const account = scoped('account', { accountId: 'acme' });
  const chosen = (...rules: ScopedMarginRule[]) => marginRuleFor(rules, facts).id;

  it('takes account before lane before carrier before mode before all', () => {
    expect(chosen(all, mode, carrier, lane, account)).toBe('account');
    expect(chosen(all, mode, carrier, lane)).toBe('lane');
    expect(chosen(all, mode, carrier)).toBe('carrier');
    expect(chosen(all, mode)).toBe('mode');
    expect(chosen(all)).toBe('all');
    expect(chosen(account, scoped('both', { accountId: 'acme', mode: 'ltl' }))).toBe('both');
    const everythingElse = scoped('rest', { ...lane.scope, carrier: 'TEST', mode: 'ltl' });
    expect(specificity(account.scope)).toBeGreaterThan(specificity(everythingElse.scope));
  });

  it('takes none that is for something else or out of force', () => {
    expect(chosen(scoped('other', { accountId: 'globex' }))).toBe('none');
    expect(chosen(scoped('later', {}, '2026-12-03'))).toBe('none');
    expect(chosen({ ...all, effectiveUntil: '2026-12-01' })).toBe('none');
    expect(chosen({ ...all, effectiveUntil: '2026-12-02' })).toBe('all');
    expect(chosen(scoped('from today', {}, '2026-12-02'))).toBe('from today');
    expect(marginRuleFor([], facts, rule({ id: 'default' })).id).toBe('default');
  });

  it('takes the newest of equally specific ones, then the lower id', () => {
    expect(chosen(scoped('old', {}), scoped('new', {}, '2026-06-01'))).toBe('new');
    expect(chosen(scoped('new', {}, '2026-06-01'), scoped('old', {}))).toBe('new');
    expect(chosen(scoped('b', {}), scoped('a', {}))).toBe('a');
    expect(chosen(scoped('a', {}), scoped('b', {}))).toBe('a');
  });
});

describe('the audit of a bill', () => {
  const offered = {
    accessorials: { LGDEL: { kind: 'flat', amount: 9_800 }, RESDEL: { kind: 'flat', amount: 11_500 } },
  } as const;
  const quotedCost = () => priced(rule(), offered, { accessorials: ['LGDEL'] }).cost;
  const heavier = () => prepareLoad([item({ freightClass: '100', weight: { value: 1200, unit: 'lb' } })]);
  const billedCost = () => priced(rule(), offered, { accessorials: ['RESDEL'], load: heavier() }).cost;

  it('names each line that differs, and the differences sum to that of the totals', () => {
    const [quoted, billed] = [quotedCost(), billedCost()];
    const found = compare(quoted, billed);
    expect(found).toEqual([
      { kind: 'item', code: 'item', expected: 69_800, actual: 83_760, difference: 13_960 },
      { kind: 'accessorial', code: 'LGDEL', expected: 9_800, actual: 0, difference: -9_800 },
      { kind: 'accessorial', code: 'RESDEL', expected: 0, actual: 11_500, difference: 11_500 },
    ]);
    expect(found.reduce((sum, { difference }) => sum + difference, 0)).toBe(billed.total.amount - quoted.total.amount);
    expect(compare(quoted, quoted)).toEqual([]);
  });

  it('compares what a customer was quoted with what was rated again, by sell alone', () => {
    const margin = rule({ percentBp: 1_000 });
    const [quoted, again] = [priced(margin, offered), priced(margin, offered, { load: heavier() })];
    // 69.80 and 10 % of it are 76.78 for each 100 lb: 767.80 for 1,000 lb and 921.36 for 1,200 lb.
    expect(compare(quoted.sell, again.sell)).toEqual([
      { kind: 'item', code: 'item', expected: 76_780, actual: 92_136, difference: 15_356 },
    ]);
  });

  it('takes lines of one code together', () => {
    const two = prepareLoad([item({ freightClass: '100' }), item({ freightClass: '100' })]);
    expect(compare(priced(rule(), {}, { load: two }).cost, priced(rule()).cost)).toEqual([]);
  });

  it('does not compare currencies', () => {
    const other = { ...quotedCost(), total: money(1, 'CAD') };
    expect(() => compare(quotedCost(), other)).toThrow('currency: currency_mismatch');
  });

  it('approves what is within five dollars and two percent', () => {
    expect(defaultTolerance).toEqual({ amount: 500, basisPoints: 200 });
    expect(withinTolerance(50_000, 50_500)).toBe(true);
    expect(withinTolerance(50_000, 50_501)).toBe(false);
    expect(withinTolerance(10_000, 10_200)).toBe(true);
    expect(withinTolerance(10_000, 10_201)).toBe(false);
    expect(withinTolerance(10_000, 9_000)).toBe(true);
    expect(withinTolerance(10_000, 10_500, { amount: 500, basisPoints: 10_000 })).toBe(true);
  });
});
