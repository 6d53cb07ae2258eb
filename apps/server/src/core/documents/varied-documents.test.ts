import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderBillOfLading } from './bill-of-lading.ts';
import { everyText } from './testing/every-text.ts';
import { outside, overlaps, pagesOf, squeezed, textOf } from './testing/pdf-reader.ts';
import { billOfLading, paint, unitLabels } from './testing/sample.ts';
import { texts } from './testing/texts.ts';
import type { BillOfLadingInput, Item, Party, UnitLabelsInput } from './types.ts';
import { renderUnitLabels } from './unit-labels.ts';

const word = fc.constantFrom(
  'Acero',
  'Muñoz',
  'Łódź',
  'warehouse',
  'Ибрагимов',
  'Übergröße',
  'A/C',
  '48×40',
  'x'.repeat(70),
  'No.',
  'Distribuidora',
  '#12',
);
const phrase = (most: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const text = fc.oneof(phrase(4), phrase(25));
const maybe = <T extends object>(value: fc.Arbitrary<T>): fc.Arbitrary<T | object> => fc.oneof(value, fc.constant({}));

const party: fc.Arbitrary<Party> = fc.record({
  company: text,
  street: fc.array(text, { minLength: 1, maxLength: 5 }),
  city: phrase(3),
  state: fc.constantFrom('NH', 'NL'),
  postalCode: fc.constantFrom('03103', '64000'),
  contact: phrase(3),
  phone: fc.constant('312-555-0187'),
});

const item: fc.Arbitrary<Item> = fc
  .tuple(
    fc.record({
      handlingUnits: fc.constantFrom('1', '12', '1,204'),
      handlingUnitType: fc.constantFrom('Pallets', 'Non-standard pallets'),
      weight: fc.record({ value: fc.constantFrom('7', '44,000', '1.234.567,89'), unit: fc.constantFrom('lb', 'kg') }),
      description: text,
      nmfc: fc.constantFrom('149980-02', '39265'),
      freightClass: fc.constantFrom('50', '77.5'),
    }),
    maybe(fc.record({ hazmat: fc.record({ properName: phrase(6) }).map((changes) => ({ ...paint, ...changes })) })),
  )
  .map(([plain, hazmat]) => ({ ...plain, ...hazmat }));

const document: fc.Arbitrary<BillOfLadingInput> = fc
  .tuple(
    fc.constantFrom(texts.en.billOfLading, texts.es.billOfLading),
    fc.record({
      carrier: fc.record({ name: text, scac: fc.constant('GSFR'), service: phrase(5) }),
      shipFrom: party,
      shipTo: party,
      billTo: party,
      instructions: phrase(60),
      accessorials: fc.array(phrase(3), { maxLength: 12 }),
      references: fc.array(fc.record({ label: phrase(2), number: phrase(3), info: text }), { maxLength: 8 }),
      items: fc.array(item, { minLength: 1, maxLength: 14 }),
    }),
    maybe(fc.record({ pro: fc.constant('123456786'), trailer: phrase(2), seal: phrase(2) })),
  )
  .map(([words, changes, more]) => billOfLading(words, { ...changes, ...more }));

const labels: fc.Arbitrary<UnitLabelsInput> = fc
  .tuple(
    fc.constantFrom(texts.en.unitLabel, texts.es.unitLabel),
    fc.record({
      carrier: fc.record({ name: text, scac: fc.constant('GSFR') }),
      shipFrom: party,
      shipTo: party,
      units: fc.array(fc.record({ description: text }), { minLength: 1, maxLength: 3 }),
    }),
    maybe(fc.record({ pro: fc.constant('123456786') })),
  )
  .map(([words, changes, more]) => unitLabels(words, { ...changes, ...more }));

/** Words that are missing, overlapping, or off the page. */
function findFaults(pdf: Buffer, input: object, margin: number): string[] {
  const printed = squeezed(textOf(pdf).join(''));
  const words = everyText(input).flatMap((each) => each.split(' '));
  return [
    ...words.filter((each) => each.length < 70 && !printed.includes(squeezed(each))).map((each) => `missing: ${each}`),
    ...pagesOf(pdf).flatMap((page) => [
      ...outside(page, margin).map((each) => `outside: ${each}`),
      ...overlaps(page).map(([one, other]) => `over each other: ${one}, ${other}`),
    ]),
  ];
}

describe('documents of every content', () => {
  it('print 50 bills of lading whole [BOOK-05]', async () => {
    const check = fc.asyncProperty(document, async (input) => {
      expect(findFaults(await renderBillOfLading(input), input, 20)).toEqual([]);
    });
    await fc.assert(check, { numRuns: 50, seed: 49, endOnFailure: true });
  }, 120_000);

  it('print 50 sets of labels whole [BOOK-05]', async () => {
    const check = fc.asyncProperty(labels, async (input) => {
      const { details, ...shipFrom } = input.shipFrom;
      expect(details).toBeUndefined();
      expect(findFaults(await renderUnitLabels(input), { ...input, shipFrom }, 11)).toEqual([]);
    });
    await fc.assert(check, { numRuns: 50, seed: 49, endOnFailure: true });
  }, 120_000);
});
