import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  carrierAdapters,
  defineAdapter,
  done,
  jsonBody,
  refused,
  unclear,
  type Booked,
  type CarrierAdapter,
  type CarrierReply,
  type CarrierRequest,
  type Reading,
} from '@waybill/carriers';
import { z } from 'zod';

/** A carrier that exists only in tests: its adapter, and a server with responses set by the test. */

const credentials = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(8),
  account: z.string().regex(/^\d{6}$/),
  region: z.enum(['east', 'west']).default('east'),
  attempts: z.int().optional(),
});

function read<R>(reply: CarrierReply, make: (body: never) => R): Reading<R> {
  if (reply.status === 200) return done(make(JSON.parse(reply.body) as never));
  if (reply.status !== 422) return unclear(`Answered ${reply.status}`);
  return refused([{ severity: 'error', code: 'declined', text: 'We do not take this.' }]);
}

const ask = (path: string, value: unknown): CarrierRequest => ({
  server: 'api',
  method: 'POST',
  path,
  body: jsonBody(value),
});

const bookedOf = ({ pro }: { readonly pro: string }): Booked => ({
  proNumber: pro,
  trackingNumbers: [],
  pickupNumber: null,
  carrierBookingId: pro,
  charged: null,
  labels: [],
});

const adapter = defineAdapter({
  manifest: {
    code: 'test-carrier',
    name: 'Test Carrier',
    scacs: ['TSTC'],
    modes: ['ltl'],
    capabilities: ['rate', 'book', 'find'],
    credentials,
    secrets: ['clientSecret'],
    findByReference: true,
    voidWindow: null,
    settleTime: 600,
    idempotency: 'none',
    maxParcels: null,
    pickupWithBooking: false,
  },
  servers: () => ({ api: 'https://api.carrier.example/v1' }),
  tokens: {
    oauth: {
      buildRequest: ({ clientId, clientSecret }) => ask('/token', { clientId, clientSecret }),
      readAnswer: (reply) => read(reply, ({ token }: { token: string }) => ({ value: token, lifetimeSeconds: 3600 })),
    },
  },
  sign: (_credentials, { oauth }) => (oauth === undefined ? {} : { authorization: `Bearer ${oauth}` }),
  operations: {
    rate: {
      buildRequest: ({ origin, destination }) => ask('/rates', { from: origin.postalCode, to: destination.postalCode }),
      readAnswer: (reply) =>
        read(reply, ({ total }: { total: number }) => [
          {
            serviceCode: 'STD',
            serviceName: 'Standard',
            currency: 'USD' as const,
            lines: [],
            total,
            transitDays: 3,
            deliveryDate: null,
            deliverBy: null,
            carrierQuoteId: null,
            guaranteed: false,
          },
        ]),
    },
    book: {
      buildRequest: ({ reference }) => ask('/bookings', { reference }),
      readAnswer: (reply) => read(reply, bookedOf),
    },
    find: {
      buildRequest: ({ reference }) => ({ server: 'api', method: 'GET', path: `/bookings/${reference}` }),
      readAnswer: (reply) =>
        reply.status === 404 ? done({ booked: null }) : read(reply, (body) => ({ booked: bookedOf(body) })),
    },
  },
});

/** Response of a path: status and body. */
type Answer = readonly [status: number, body: object];

export type TestCarrier = {
  readonly url: string;
  /** Responses by `METHOD /path`; a path with a trailing `*` matches as a prefix. */
  readonly answers: Record<string, Answer>;
  /** Requests so far, as `METHOD /path`, with body and authorization. */
  readonly heard: { readonly what: string; readonly body: string; readonly authorization: string | undefined }[];
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Registers the adapter and starts its carrier, which responds successfully by default. */
export async function startTestCarrier(): Promise<TestCarrier> {
  (carrierAdapters as Record<string, CarrierAdapter>)[adapter.manifest.code] = adapter;
  const answers: Record<string, Answer> = {
    'POST /v1/token': [200, { token: 'a-token' }],
    'POST /v1/rates': [200, { total: 40_000 }],
    'POST /v1/bookings': [200, { pro: '123-456789' }],
    'GET /v1/bookings/*': [404, {}],
  };
  const heard: TestCarrier['heard'] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${request.method} ${request.url?.split('?')[0]}`;
    heard.push({ what, body: await bodyOf(request), authorization: request.headers.authorization });
    const stands = (key: string) => key === what || (key.endsWith('*') && what.startsWith(key.slice(0, -1)));
    const [status, sent] = answers[Object.keys(answers).find(stands) ?? ''] ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    heard,
    close: async () => {
      delete (carrierAdapters as Record<string, CarrierAdapter>)[adapter.manifest.code];
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Request of staff to connect it. */
export const testConnection = {
  adapter: 'test-carrier',
  environment: 'simulator',
  enabled: true,
  liability: { per_pound_new: 100, per_pound_used: 10, cap: 10_000_000 },
} as const;

/** Its credentials as entered by staff. */
export const testCredentials = { clientId: 'waybill', clientSecret: 'blue harbor secret', account: '654321' } as const;
