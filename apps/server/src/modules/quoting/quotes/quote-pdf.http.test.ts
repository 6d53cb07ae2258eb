import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '@waybill/contract';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let ours: Browser;
let theirs: Browser;
let quote: Quote;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  const enter = async () => signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  [ours, theirs] = [await enter(), await enter()];
  quote = await quoteAs(ours);
});
afterAll(() => server.close());

describe('a quote as PDF', () => {
  it('has every rate with its price, named after the quote', async () => {
    const { status, bytes, headers } = await ours.get(`/api/quotes/${quote.id}/pdf?insured=false`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`inline; filename="quote-${quote.number}.pdf"`);
    const text = textOf(bytes).join('\n');
    expect(quote.rates.length).toBeGreaterThan(1);
    for (const { carrier, total_without_insurance: total } of quote.rates) {
      expect(text).toContain(carrier.name);
      expect(text.replaceAll(',', '')).toContain(`$${(total.amount / 100).toFixed(2)}`);
    }
    expect(text).toContain(quote.number);
  });

  it('has only chosen rates, and none that is not in the quote', async () => {
    const [first, second] = quote.rates;
    const text = textOf((await ours.get(`/api/quotes/${quote.id}/pdf?rates=${second?.id}`)).bytes).join('\n');
    expect(text).toContain(`${second?.carrier.name}, ${second?.service.name}`);
    expect(text).not.toContain(`${first?.carrier.name}, ${first?.service.name}`);
    const other = await ours.get(`/api/quotes/${quote.id}/pdf?rates=${second?.id},${crypto.randomUUID()}`);
    expect(other.status).toBe(404);
    expect((await ours.get(`/api/quotes/${quote.id}/pdf?rates=x`)).status).toBe(422);
  });

  it('does not exist for another account', async () => {
    expect((await theirs.get(`/api/quotes/${quote.id}/pdf`)).status).toBe(404);
  });
});
