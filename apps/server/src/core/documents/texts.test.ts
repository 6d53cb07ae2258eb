import { describe, expect, it } from 'vitest';
import { legalTexts } from './legal-texts.ts';
import { texts } from './testing/texts.ts';
import type { BillOfLadingTexts, UnitLabelTexts } from './texts.ts';

interface Languages<T> {
  readonly en: T;
  readonly es: T;
}

const places = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('texts of the documents', () => {
  it('are complete in both languages, with the same places for values [BOOK-05]', () => {
    const billOfLading: Languages<BillOfLadingTexts> = { en: texts.en.billOfLading, es: texts.es.billOfLading };
    const unitLabel: Languages<UnitLabelTexts> = { en: texts.en.unitLabel, es: texts.es.unitLabel };
    for (const { en, es } of [billOfLading, unitLabel]) {
      const spanish = new Map<string, string>(Object.entries(es));
      for (const [key, text] of Object.entries<string>({ ...en })) {
        expect([key, text]).not.toEqual([key, '']);
        expect([key, spanish.get(key) ?? '']).not.toEqual([key, '']);
        expect([key, places(spanish.get(key) ?? '')]).toEqual([key, places(text)]);
      }
    }
  });

  it('hold the wording of the law unchanged in English, and another in Spanish [BOOK-05]', () => {
    const keys = [
      'declaredValueClause',
      'liabilityNote',
      'received',
      'noDelivery',
      'shipperCertification',
      'carrierAcknowledgement',
    ] as const;
    for (const key of keys) {
      expect(texts.en.billOfLading[key]).toBe(legalTexts[key]);
      expect(texts.es.billOfLading[key]).not.toBe(legalTexts[key]);
    }
  });
});
