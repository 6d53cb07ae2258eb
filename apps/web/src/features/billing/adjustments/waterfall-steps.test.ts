import type { BillFindingWire } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { baseOf, stepsOf } from './waterfall-steps.ts';

const t = ((key: string) => key) as unknown as TFunction;
const finding = (cause: BillFindingWire['cause'], part: BillFindingWire['part'], code: string, amount: number) => ({
  cause,
  part,
  code,
  amount,
});

it('goes from 576.43 to 749.81 by weight, class, fuel on both and the inspection, as drawn', () => {
  const steps = stepsOf(t, 57_643, [
    finding('reweigh', 'freight', 'freight', 2567),
    finding('reweigh', 'fuel', 'fuel', 811),
    finding('reclass', 'freight', 'freight', 7720),
    finding('reclass', 'fuel', 'fuel', 2440),
    finding('accessorial', 'accessorial', 'REWEIGH', 3800),
  ]);
  expect(steps.map(({ label, amount }) => [label, amount])).toEqual([
    ['adjustments.bar.reweigh', 2567],
    ['adjustments.bar.reclass', 7720],
    ['adjustments.waterfall.fuel_on_all', 3251],
    ['freight.charges.accessorial.REWEIGH', 3800],
  ]);
  // 576.43 + 25.67 + 77.20 + 32.51 + 38.00.
  expect(steps.at(-1)?.to).toBe(74_981);
});

it('leaves out what comes to nothing', () => {
  expect(stepsOf(t, 100, [finding('fuel', 'fuel', 'fuel', 5), finding('discount', 'fuel', 'fuel', -5)])).toEqual([]);
});

it('begins its bars at a round amount below all of them, and at nothing where they differ much', () => {
  // A third of 173.38 below 576.43 is 518.63.
  expect(baseOf([57_643, 74_981])).toBe(51_000);
  expect(baseOf([1000, 90_000])).toBe(0);
});
