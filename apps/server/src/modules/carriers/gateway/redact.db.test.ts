import { carrierAdapters, type BookInput } from '@waybill/carriers';
import { simulatedCarriers } from '@waybill/carriers/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOutside, type GivenCarrier, type OutsideServer } from '../../../testing/outside.ts';
import { callCarrier, gatewayOf } from './index.ts';
import { redactExchange } from './redact.ts';

const party = (company: string, contactName: string, phone: string, email: string, street: string) => ({
  company,
  contactName,
  phone,
  email,
  streetLines: [street],
  siteType: 'business' as const,
  residential: false,
  opensAt: '08:00',
  closesAt: '17:00',
  country: 'US' as const,
});
const pickup = {
  ...party('Quillfeather Tools', 'Ottoline Brack', '6035550142', 'ottoline@quillfeather.example', '77 Zephyr Lane'),
  city: 'Manchester',
  state: 'NH',
  postalCode: '03103',
};
const delivery = {
  ...party('Vexley Kitchens', 'Marisol Tenby', '7735550188', 'marisol@vexley.example', '412 Umber Court'),
  city: 'Chicago',
  state: 'IL',
  postalCode: '60647',
};
/** Values that must not appear in an incident. */
const hiddenValues = [pickup, delivery].flatMap((end) => [
  end.company,
  ...end.contactName.split(' '),
  end.phone,
  end.email,
  ...end.streetLines,
]);

const service = { lengthIn: 12, widthIn: 12, heightIn: 12, weightLb: 10 };
const loads = {
  parcel: {
    mode: 'parcel',
    parcels: [{ ...service, description: 'Vanities', additionalHandling: false, nonRectangular: false, hazmat: null }],
  },
  ltl: {
    mode: 'ltl',
    lines: [
      {
        ...service,
        description: 'Vanities',
        packageType: 'pallets',
        quantity: 1,
        pieces: 1,
        freightClass: '70',
        nmfc: null,
        stackable: false,
        hazmat: null,
      },
    ],
  },
} as const;
const services: Readonly<Record<string, string>> = {
  ups: '03',
  usps: 'USPS_GROUND_ADVANTAGE',
  fedex: 'FEDEX_GROUND',
  'fedex-freight': 'FEDEX_FREIGHT_PRIORITY',
  tforce: '308',
};
const bookInput = (adapter: string, mode: 'ltl' | 'parcel'): BookInput => ({
  reference: 'WB00000001',
  idempotencyKey: 'a7f0c6f0-0000-4000-8000-000000000001',
  service: { code: services[adapter] ?? 'STD', name: 'Standard', carrierQuoteId: null },
  expected: { amount: 10_000, currency: 'USD' },
  pickup,
  delivery,
  pickupDate: '2026-11-18',
  readyAt: '13:00',
  load: loads[mode],
  services: {
    accessorials: [],
    signature: 'none',
    shipmentValue: { amount: 100_000, currency: 'USD' },
    declareValue: false,
  },
  references: [],
  notes: null,
  labelFormat: 'pdf',
});

/** Fails and repeats everything it was sent: fields, text, and our headers. */
const parrot: GivenCarrier['change'] = (carrier) => ({
  ...carrier,
  routes: carrier.routes.map((route) =>
    route.operation !== 'book'
      ? route
      : {
          ...route,
          handle: (call) => ({
            status: 500,
            body: { fault: `You sent ${call.text}`, echo: call.json, headers: call.headers },
          }),
        },
  ),
});

const adapters = Object.values(carrierAdapters).filter(({ operations }) => operations.book !== undefined);
const modeOf = (modes: readonly string[]) => (modes.includes('parcel') ? 'parcel' : 'ltl');
let server: OutsideServer;
beforeAll(async () => {
  server = await startOutside(
    adapters.map(({ manifest }, at) => ({
      adapter: manifest.code,
      scac: `SIM${String.fromCodePoint(65 + at)}`,
      mode: modeOf(manifest.modes),
      change: parrot,
    })),
  );
});
afterAll(() => server.close());

describe('an incident of', () => {
  for (const [at, { manifest }] of adapters.entries()) {
    it(`${manifest.name} contains no secrets and no personal data`, async () => {
      const carrier = server.carrier(`SIM${String.fromCodePoint(65 + at)}`);
      const input = bookInput(manifest.code, modeOf(manifest.modes));
      const gateway = gatewayOf(server.services);
      const called = await callCarrier(gateway, await carrier.connection(), 'book', input, 'test-1');
      expect([called.failure, called.sent]).toEqual(['server_error', true]);
      await gateway.incidents.flush();
      const incident = await server.services.database.staff
        .selectFrom('api_incidents')
        .selectAll()
        .where('connection_id', '=', carrier.connectionId)
        .executeTakeFirstOrThrow();
      const kept = JSON.stringify(incident);
      const credentials = simulatedCarriers.find(({ adapters: codes }) => codes.includes(manifest.code))?.credentials;
      const values = Object.entries(credentials?.[manifest.code] as Record<string, string>)
        .filter(([name]) =>
          [...manifest.secrets, 'accountNumber', 'account', 'clientId', 'crid', 'mid', 'billToPhone'].includes(name),
        )
        .map(([, value]) => value);
      expect(values.length).toBeGreaterThan(0);
      for (const value of [...values, ...hiddenValues]) expect(kept.toLowerCase()).not.toContain(value.toLowerCase());
      // Data that staff need is kept.
      expect(kept).toContain('WB00000001');
      expect(kept).toContain('60647');
    });
  }
});

describe('an answer that is no JSON', () => {
  const told = (body: string) =>
    JSON.stringify(
      redactExchange('https://example.com/x', { server: 'api', method: 'GET', path: '/x' }, { status: 500, body }),
    );

  it('is kept without the people in its fields, also when it is cut', () => {
    const cut = told('{"status":"OK","contactName":"Ottoline Brack","phone":6035550142,"firm":"Quillfeather To');
    expect(cut).not.toMatch(/Ottoline|Brack|6035550142|Quillfeather/);
    expect(cut).toContain('OK');
    const xml = told('<e:ContactName type="x">Ottoline Brack</e:ContactName><Code>250003</Code>');
    expect(xml).not.toMatch(/Ottoline|Brack/);
    expect(xml).toContain('250003');
    expect(told('Call Dana at (603) 555-0142 or 773-555-0188')).not.toMatch(/555/);
  });

  it('is kept without what it is signed with, and without signs no database takes', () => {
    const kept = told('Authorization: Bearer abcdefgh12345 \u0000 x@y.example');
    expect(kept).not.toMatch(/abcdefgh12345|x@y|\\u0000/);
  });
});
