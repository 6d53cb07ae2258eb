import type { CustomsFacts, Shipment, TradeParty } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { speak } from '../../../core/speak.ts';

/**
 * Words of a customs document. They are for customs, not for the reader: in English, for Mexico in English and Spanish.
 */
export type Words = {
  /** A label or term: `Invoice number`, or `Invoice number / Número de factura`. */
  readonly say: TFunction;
  /** A sentence, one line for each language. */
  readonly sentence: (key: Parameters<TFunction>[0]) => string[];
};

/** Whichever way the goods go; a domestic shipment may carry them to a border town. */
export function wordsFor({ pickup, delivery }: Shipment, { exporter, importer }: CustomsFacts): Words {
  const mexican = [pickup, delivery, exporter, importer].some(({ country }) => country === 'MX');
  const spoken = (mexican ? (['en', 'es'] as const) : (['en'] as const)).map(
    (language) => speak(language) as unknown as (key: unknown, params?: unknown) => string,
  );
  const each = (key: unknown, params?: unknown) => [...new Set(spoken.map((say) => say(key, params)))];
  return {
    say: ((key: unknown, params?: unknown) => each(key, params).join(' / ')) as unknown as TFunction,
    sentence: (key) => each(key),
  };
}

/** Name, address, phone, email, and tax identifier of a party. */
export function partyText(party: TradeParty, { say }: Words): string {
  const { name, street_lines: street, city, state, postal_code: code, country, phone, email, tax_id: tax } = party;
  return [
    name,
    ...street,
    `${city}, ${state} ${code}`,
    say(`terms.countries.${country}`),
    phone,
    email,
    ...(tax === null ? [] : [`${say('customs_papers.field.tax_id')}: ${tax}`]),
  ].join('\n');
}

/** A code of the Harmonized System with its dot: `8481.80`, `8481.80.1000`. */
export function dotted(code: string): string {
  return [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
}
