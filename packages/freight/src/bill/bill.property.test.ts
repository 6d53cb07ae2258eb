import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimatedSteps } from './estimate.ts';
import { billCauses, explainBill } from './findings.ts';
import { sideOf, totalOf, type BillLine } from './sides.ts';

const cents = fc.integer({ min: -5_000_000, max: 50_000_000 });
const kinds = [
  'item',
  'deficit',
  'discount',
  'minimum',
  'fuel',
  'accessorial',
  'surcharge',
  'insurance',
  'total',
] as const;
const line: fc.Arbitrary<BillLine> = fc.record({
  kind: fc.constantFrom(...kinds),
  code: fc.constantFrom('a', 'b', 'c', '__proto__'),
  amount: cents,
});
const side = fc.array(line, { maxLength: 8 }).map(sideOf);
const step = fc.record({ cause: fc.constantFrom(...billCauses), side });
const pounds = fc.integer({ min: 0, max: 50_000_000 });
const otherwise = fc.record({
  bookedMilliPounds: pounds,
  billedMilliPounds: pounds,
  reclassed: fc.boolean(),
  remeasured: fc.boolean(),
});

it('findings come to billed less quoted, whatever is on either and whatever is believed in between', () => {
  fc.assert(
    fc.property(side, side, fc.array(step, { maxLength: 4 }), fc.boolean(), (quoted, billed, steps, otherMiles) => {
      const found = explainBill(quoted, steps, billed, { otherMiles });
      expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(billed) - totalOf(quoted));
      expect(found.every(({ amount }) => amount !== 0)).toBe(true);
    }),
  );
});

it('estimated steps keep the sums as well, and name each cause and service once', () => {
  fc.assert(
    fc.property(side, side, otherwise, (quoted, billed, facts) => {
      const found = explainBill(quoted, estimatedSteps(quoted, billed, facts), billed);
      expect(found.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(billed) - totalOf(quoted));
      const names = found.map(({ cause, part, code }) => `${cause} ${part} ${code}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
