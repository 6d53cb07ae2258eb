import { describe, expect, it } from 'vitest';
import { quote, rateOf } from '../../../../../testing/sample-quote.ts';
import { filterRates, readView, viewRates, writeView } from './rate-view.ts';

const all = readView({});
const names = (rates: readonly { carrier: { name: string } }[]) => rates.map(({ carrier }) => carrier.name);

describe('the view of rates', () => {
  it('is in the address and comes back from it', () => {
    const query = {
      sort: '-transit',
      arrive: '2026-12-07',
      transit: '3',
      guaranteed: '1',
      carriers: 'a,b',
      view: 'chart',
    };
    expect(writeView(readView(query))).toEqual(query);
    expect(Object.values(writeView(all)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('leaves out what an address says wrongly', () => {
    expect(readView({ sort: '-name', arrive: 'soon', transit: '2.5', guaranteed: 'yes', carriers: ',' })).toEqual({
      ...all,
      order: { by: 'price', down: true },
    });
  });

  it('narrows by delivery date, days, and carrier, each bound included [QUOTE-18]', () => {
    // Granite State on Dec 7 (3 days), Prairie Gate on Dec 9 (5 days), Two Rivers on Dec 4 (2 days).
    expect(names(filterRates(quote.rates, { ...all, arrive: '2026-12-07' }))).toEqual([
      'Granite State Freight',
      'Two Rivers Motor',
    ]);
    expect(names(filterRates(quote.rates, { ...all, transit: 2 }))).toEqual(['Two Rivers Motor']);
    const carriers = [quote.rates[1]?.carrier.id ?? ''];
    expect(names(filterRates(quote.rates, { ...all, carriers }))).toEqual(['Prairie Gate Freight']);
    expect(viewRates(quote.rates, all, true)).toHaveLength(3);
  });

  it('knows guaranteed services by their names', () => {
    const named = (name: string, number: number) => ({
      ...rateOf(number, name, 3, '2026-12-07', 100, 0),
      service: { code: 'x', name },
    });
    const rates = [named('Standard', 1), named('Guaranteed by noon', 2), named('LTL Guaranteed', 3)];
    expect(names(filterRates(rates, { ...all, guaranteed: true }))).toEqual(['Guaranteed by noon', 'LTL Guaranteed']);
  });
});
