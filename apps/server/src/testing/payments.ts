import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import {
  paymentSimulator,
  signatureOf,
  simulatedPaymentKey,
  simulatedWebhookSecret,
} from '../simulators/payments/index.ts';
import { ordinaryMonday, startTestServer, type TestServer, type TestServerOptions } from './server.ts';

type SimulatedEvent = { readonly id: string; readonly type: string };

export type PaymentServer = TestServer & {
  readonly provider: Simulator;
  /** Submits the hosted page with a card. @returns status, page, and redirect URL */
  pay(url: string, card: string, changes?: Readonly<Record<string, string>>): Promise<PageAnswer>;
  /** Presses a button of the bank's 3-D Secure page. */
  authenticate(url: string, outcome: 'passed' | 'failed'): Promise<PageAnswer>;
  /** All events of the provider so far, oldest first. */
  events(): Promise<readonly SimulatedEvent[]>;
  /** Sends an event to the server's webhook. @returns the status of the response */
  tell(event: unknown, signature?: string): Promise<number>;
};
type PageAnswer = { readonly status: number; readonly text: string; readonly location: string | null };

async function send(url: string, fields: Readonly<Record<string, string>>): Promise<PageAnswer> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
}

/** A Visa card that is accepted, from the provider's documentation. */
export const goodCard = '4242424242424242';

const cardholder = { email: 'ana@harbor.example', expiry: '12/34', cvc: '123', name: 'Ana Reyes', zip: '60647' };

/** A test server with a simulated payment provider in this process, on the test's own clock. */
export async function startPayments(options: TestServerOptions = {}): Promise<PaymentServer> {
  let clock = () => new Date(options.now ?? ordinaryMonday);
  const provider = await startSimulator(paymentSimulator, { clock: () => clock() });
  const server = await startTestServer({
    ...options,
    payments: { key: simulatedPaymentKey, webhookSecret: simulatedWebhookSecret, simulator: provider.url },
  });
  clock = server.clock;
  return {
    ...server,
    provider,
    pay: (url, card, changes) => send(url, { ...cardholder, card, ...changes }),
    authenticate: (url, outcome) => send(`${url}/authenticate`, { outcome }),
    events: async () => (await (await fetch(`${provider.url}/simulated/events`)).json()) as SimulatedEvent[],
    tell: async (event, signature) => {
      const payload = JSON.stringify(event);
      const at = Math.floor(server.clock().getTime() / 1000);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature ?? signatureOf(payload, at),
        },
        payload,
      });
      return answer.statusCode;
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
