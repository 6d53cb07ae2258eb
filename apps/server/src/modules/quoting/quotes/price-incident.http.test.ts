import type { Incident, Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';

/** An answer whose every total is less than its lines come to. */
const withOtherTotal = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'shipmentCharges' && typeof value === 'object' && value !== null && 'total' in value
      ? { ...value, total: { value: '0.01', currency: 'USD' } }
      : value,
  );

let server: OutsideServer;
let shipper: Browser;
let staff: Browser;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl' },
    {
      adapter: 'tforce',
      scac: 'SIMB',
      mode: 'ltl',
      change: (carrier) => ({
        ...carrier,
        routes: carrier.routes.map((route) =>
          route.operation !== 'rate'
            ? route
            : {
                ...route,
                handle: (...given) => {
                  const answer = route.handle(...given);
                  return { ...answer, body: withOtherTotal(answer.body) };
                },
              },
        ),
      }),
    },
  ]);
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  staff = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
});
afterAll(() => server.close());

describe('a carrier whose price disagrees with its lines', () => {
  it('gives no rate, does not delay the others, and is an incident with its exchange [QUOTE-30, ADMIN-07]', async () => {
    const asked = await quoteAs(shipper);
    const quote = (await shipper.get(`/api/quotes/${asked.id}?wait=10`)).body.data as Quote;
    expect(new Set(quote.rates.map(({ carrier }) => carrier.name))).toEqual(new Set(['Simulated SIMA']));
    expect(quote.without_rate.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
      ['carrier_price_disagrees'],
    ]);
    await gatewayOf(server.services).incidents.flush();
    const listed = await staff.get('/api/admin/incidents?failure=price_disagrees');
    const [row] = listed.body.data as unknown as Incident[];
    expect(row).toMatchObject({ carrier_name: 'Simulated SIMB', operation: 'rate', occurrences: 1 });
    const { exchange } = (await staff.get(`/api/admin/incidents/${row?.id}`)).body.data as Incident;
    expect(exchange.message).toContain('do not add up to the total');
    expect(exchange.answer?.status).toBe(200);
    expect(JSON.stringify(exchange.answer)).toContain('0.01');
    expect(exchange.request?.url).toMatch(/getRate/);
  });
});
