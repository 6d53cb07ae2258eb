import type { CarrierAnswer, Quote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { quote as sample, rateOf } from '../../../../testing/sample-quote.ts';
import { mergeAnswer } from './merge-answer.ts';

const rate = rateOf(7, 'Lantern Bay Freight', 4, '2026-12-08', 70_000, 23_275);
const asked: Quote = {
  ...sample,
  answering: true,
  carriers: [
    ...sample.carriers,
    { carrier: { id: rate.carrier.id, name: 'Lantern Bay Freight' }, state: 'asked', took_ms: null },
  ],
};
const answer: CarrierAnswer = {
  carrier: { id: rate.carrier.id, name: 'Lantern Bay Freight' },
  state: 'answered',
  took_ms: 1840,
  rates: [rate],
  findings: [],
};

describe('mergeAnswer', () => {
  it("adds a carrier's rates and says that it has answered, and leaves the others as they are [QUOTE-30]", () => {
    const merged = mergeAnswer(asked, answer);
    expect(merged.rates.map(({ carrier }) => carrier.name)).toEqual([
      'Granite State Freight',
      'Prairie Gate Freight',
      'Two Rivers Motor',
      'Lantern Bay Freight',
    ]);
    expect(merged.carriers.at(-1)).toEqual({ carrier: answer.carrier, state: 'answered', took_ms: 1840 });
    expect(merged.rates[0]).toBe(asked.rates[0]);
  });

  it('is the same object for an answer heard twice [QUOTE-30]', () => {
    const merged = mergeAnswer(asked, answer);
    expect(mergeAnswer(merged, structuredClone(answer))).toBe(merged);
  });

  it('names a carrier without a rate once, with its reason [QUOTE-30]', () => {
    const findings: CarrierAnswer['findings'] = [
      { code: 'carrier_no_answer', severity: 'refused', params: { seconds: 8 } },
    ];
    const none: CarrierAnswer = { ...answer, state: 'without_rate', rates: [], findings };
    const merged = mergeAnswer(mergeAnswer(asked, none), none);
    expect(merged.without_rate.map(({ carrier }) => carrier.name)).toEqual([
      'Cascade Loop Freight',
      'Lantern Bay Freight',
    ]);
    expect(merged.without_rate.at(-1)?.findings).toEqual(findings);
    expect(merged.rates).toHaveLength(3);
  });
});
