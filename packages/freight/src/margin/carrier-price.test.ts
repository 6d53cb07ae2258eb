import { describe, expect, it } from 'vitest';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { money } from '../money/money.ts';
import { carrierPrice, type CarrierAnswer, type CarrierLine } from './carrier-price.ts';
import { noMargin } from './margin.ts';

const line = (kind: CarrierLine['kind'], code: string, amount: number): CarrierLine => ({
  kind,
  code,
  text: `${code} as told`,
  amount,
});
const answer = (lines: CarrierLine[], total: number | null = null): CarrierAnswer => ({
  currency: 'USD',
  lines,
  total,
});
const tenPercent = { ...noMargin, id: 'ten', percentBp: 1_000 };
const printed = (lines: readonly { code: string; amount: { amount: number } }[]) =>
  lines.map(({ code, amount }) => [code, amount.amount]);

describe('carrierPrice', () => {
  const given = [
    line('freight', 'GROSS', 70_000),
    line('discount', 'DSC', -50_000),
    line('fuel', 'FSC', 6_000),
    line('accessorial', 'LFTD', 9_800),
  ];

  it('shows the lines the carrier gave', () => {
    const { cost } = carrierPrice(answer(given), null, noMargin);
    expect(printed(cost.lines)).toEqual([
      ['GROSS', 70_000],
      ['gross', 70_000],
      ['DSC', -50_000],
      ['freight', 20_000],
      ['fuel', 6_000],
      ['LFTD', 9_800],
      ['without_insurance', 35_800],
      ['total', 35_800],
    ]);
    expect(cost.lines.map(({ kind }) => kind).slice(0, 4)).toEqual(['item', 'gross', 'discount', 'freight']);
    expect(cost.discount.amount).toBe(-50_000);
    expect(cost.lines[0]?.basis).toEqual({ type: 'carrier', text: 'GROSS as told' });
  });

  it('solves the margin into the freight charge and leaves the rest [QUOTE-18]', () => {
    const { sell, margin } = carrierPrice(answer(given), null, tenPercent);
    expect(margin).toBe(3_580);
    expect(printed(sell.lines)).toEqual([
      ['GROSS', 70_000],
      ['gross', 70_000],
      ['discount', -46_420],
      ['freight', 23_580],
      ['fuel', 6_000],
      ['LFTD', 9_800],
      ['without_insurance', 39_380],
      ['total', 39_380],
    ]);
  });

  it('shows one freight line where there is a total only', () => {
    const { cost, sell } = carrierPrice(answer([], 40_000), null, tenPercent);
    expect(printed(cost.lines).slice(0, 3)).toEqual([
      ['carrier_freight', 40_000],
      ['gross', 40_000],
      ['freight', 40_000],
    ]);
    expect(cost.lines.some(({ kind }) => kind === 'fuel')).toBe(false);
    expect(printed(sell.lines)[0]).toEqual(['carrier_freight', 44_000]);
  });

  it('gives what the lines leave of the total to the freight charge', () => {
    const { cost } = carrierPrice(answer(given, 36_000), null, noMargin);
    expect(cost.freight.amount).toBe(20_200);
    expect(cost.total.amount).toBe(36_000);
    expect(carrierPrice(answer(given, 35_700), null, noMargin).cost.freight.amount).toBe(19_900);
  });

  it('adds insurance after it', () => {
    const insurance = insure(money(850_000, 'USD'), insurancePrograms.standard);
    expect(carrierPrice(answer(given), insurance, noMargin).sell.total.amount).toBe(35_800 + 4_675);
  });

  it('refuses an answer without a freight charge, or with a broken amount', () => {
    expect(() => carrierPrice(answer([]), null, noMargin)).toThrow('lines: empty');
    expect(() => carrierPrice(answer([line('fuel', 'FSC', 6_000)]), null, noMargin)).toThrow('lines: empty');
    expect(() => carrierPrice(answer([line('freight', 'GROSS', 0.5)]), null, noMargin)).toThrow(
      'lines[0].amount: not_whole',
    );
  });
});
