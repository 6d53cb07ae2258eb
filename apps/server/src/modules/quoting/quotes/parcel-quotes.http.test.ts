import type { Quote, QuoteRequestInput } from '@waybill/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryMonday } from '../../../testing/server.ts';
import { quoteBusOf } from './quote-bus.ts';

let server: OutsideServer;
let browser: Browser;
let email: string;
beforeAll(async () => {
  server = await startOutside([{ adapter: 'ups', scac: 'UPSN', mode: 'parcel' }]);
  ({ email } = await addPerson(server, { accountRole: 'shipper' }));
  browser = await signIn(server.app, email);
});
afterAll(() => server.close());
afterEach(async () => {
  await quoteBusOf(server.services).idle();
  server.clock.set(ordinaryMonday);
});

/** Sets the clock and signs in again, since the session may have expired. */
async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  browser = await signIn(server.app, email);
}

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const boxes = {
  mode: 'parcel',
  pickup_date: '2026-11-17',
  items: [
    {
      description: 'Cabinet handles',
      package_type: 'boxes',
      quantity: 2,
      length: inches(18),
      width: inches(14),
      height: inches(10),
      weight: { value: 24, unit: 'lb' },
    },
  ],
  signature: 'adult',
  insured: false,
} as const satisfies Partial<QuoteRequestInput>;
const codesOf = ({ findings }: Quote) => findings.map(({ code }) => code);

describe('rates for boxes', () => {
  it('come from parcel carriers with service and day [QUOTE-25]', async () => {
    const { id } = await quoteAs(browser, boxes);
    const quote = (await browser.get(`/api/quotes/${id}?wait=20`)).body.data as Quote;
    expect([quote.request.mode, quote.request.signature]).toEqual(['parcel', 'adult']);
    expect(quote.rates.length).toBeGreaterThan(0);
    for (const { service, delivery_date: day } of quote.rates) {
      expect(service.name).not.toBe('');
      expect(day > '2026-11-17').toBe(true);
    }
  });

  it('are for a pickup tomorrow when it is scheduled by 2:00 PM, and the day after later on [QUOTE-26]', async () => {
    // 2 p.m. in Manchester is 19:00 UTC.
    await at('2026-11-16T19:00:00.000Z');
    expect(codesOf(await quoteAs(browser, boxes))).toEqual([]);
    await at('2026-11-16T19:01:00.000Z');
    const late = await quoteAs(browser, boxes);
    expect(codesOf(late)).toEqual(['parcel_pickup_too_soon']);
    expect(late.findings[0]?.params['first']).toBe('2026-11-18');
    expect(codesOf(await quoteAs(browser, { ...boxes, pickup_date: '2026-11-18' }))).toEqual([]);
  });

  it('are for today when the shipper drops the boxes off, at any hour [QUOTE-25]', async () => {
    await at('2026-11-16T21:00:00.000Z');
    const today = { ...boxes, pickup_date: '2026-11-16' } as const;
    expect(codesOf(await quoteAs(browser, today))).toEqual(['parcel_pickup_too_soon']);
    const dropped = await quoteAs(browser, { ...today, pickup_method: 'drop_off' });
    expect([codesOf(dropped), dropped.request.pickup_method]).toEqual([[], 'drop_off']);
  });

  it('are refused for what no carrier takes, with every reason [QUOTE-13]', async () => {
    const [box] = boxes.items;
    const long = { ...box, quantity: 1, length: inches(120), weight: { value: 151, unit: 'lb' } } as const;
    expect(codesOf(await quoteAs(browser, { ...boxes, items: [long] }))).toEqual(
      expect.arrayContaining(['parcel_over_weight']),
    );
  });
});
