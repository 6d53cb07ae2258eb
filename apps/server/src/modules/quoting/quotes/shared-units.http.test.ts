import type { Quote, QuoteRequestInput } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const [pallet] = ordinaryRequest.items;
const hazmat = {
  id_number: 'UN1263',
  proper_name: 'Paint',
  hazard_class: '3',
  packing_group: 'II',
  emergency_contact: 'Safety desk',
  emergency_phone: '800-555-0199',
} as const;
/** Two pallets of 48 x 40 x 48 in with 500 lb of faucets and 700 lb of tiles. */
const items = [
  { ...pallet, description: 'Faucets', group: 'A', pieces: 20, weight: { value: 500, unit: 'lb' } },
  { ...pallet, description: 'Tiles', group: 'A', pieces: 30, weight: { value: 700, unit: 'lb' } },
] as const satisfies QuoteRequestInput['items'];
const asked = (changed: readonly object[]) => ({ items: changed as QuoteRequestInput['items'] });

describe('several products on one handling unit', () => {
  it('count their unit once, with the class of all that is on it [QUOTE-06, QUOTE-09]', async () => {
    const quote = await quoteAs(browser, asked(items));
    // 1,200 lb in 106.67 cubic feet is 11.25 lb per cubic foot: class 92.5. Two pallets side by side take 4 ft.
    expect(quote.load).toEqual({ units: 2, pieces: 50, weight_lb: 1200, cubic_feet: 106.6667, linear_feet: 4 });
    const lines = quote.rates[0]?.charges.filter(({ kind }) => kind === 'item') ?? [];
    expect(lines.map(({ basis }) => (basis.type === 'item' ? [basis.freightClass, basis.milliPounds] : []))).toEqual([
      ['92.5', 500_000],
      ['92.5', 700_000],
    ]);
  });

  it('are kept with every field of their own [QUOTE-06]', async () => {
    const whole = {
      ...items[0],
      product_number: 'F-100',
      shipping_unit: 'standard_pallet',
      asset_size: '48x40',
      condition: 'used',
      nmfc: '156600',
      sat: '30101500',
    } as const;
    const { id } = await quoteAs(browser, asked([whole, items[1]]));
    const again = (await browser.get(`/api/quotes/${id}`)).body.data as Quote;
    expect(again.request.items[0]).toMatchObject(whole);
  });

  it('cannot be two hazardous ones: online it cannot be checked whether they may be loaded together [QUOTE-07]', async () => {
    const both = items.map((line) => ({ ...line, hazardous: true, hazmat }));
    const answer = await browser.post('/api/quotes', { ...ordinaryRequest, items: both });
    expect(answer.status).toBe(422);
    expect(answer.body.codes).toEqual({ 'items.1.group': ['hazardous_together'] });
    expect((await quoteAs(browser, asked([both[0]!, items[1]]))).rates.length).toBeGreaterThan(0);
  });
});
