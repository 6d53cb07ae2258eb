import { CompanyRecord } from '../../../apps/server/src/core/company.ts';
import { demoCompany } from '../../../apps/server/src/seed/company.ts';
import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import { Client } from 'pg';
import { pino } from 'pino';
import type { PaymentAccess, Services } from '../../../apps/server/src/core/context.ts';
import { systemContext } from '../../../apps/server/src/core/context.ts';
import { openDatabase, type Database } from '../../../apps/server/src/core/database/database.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { buildApp } from '../../../apps/server/src/core/http/app.ts';
import { derivedKeyRing } from '../../../apps/server/src/core/secrets/key-ring.ts';
import { pages } from '../../../apps/server/src/pages.ts';
import { bindings, jobHandlers } from '../../../apps/server/src/registry.ts';
import { seedCarriers } from '../../../apps/server/src/seed/carriers.ts';
import { eventsOf, signatureOf, type SentEvent } from '../../../apps/server/src/simulators/payments/events.ts';
import {
  paymentSimulator,
  simulatedPaymentKey,
  simulatedWebhookSecret,
} from '../../../apps/server/src/simulators/payments/index.ts';
import { signInAt, type RunPerson } from '../../outside/person.ts';
import { makeSite, sitePerson, siteSecret, type Site } from '../../outside/site.ts';

export const goodCard = '4242424242424242';
export const emptyCard = '4000000000009995';
const payerCount = 8;

/** How the product speaks to a simulated provider. */
export function accessTo(provider: Simulator): PaymentAccess {
  return { key: simulatedPaymentKey, webhookSecret: simulatedWebhookSecret, simulator: provider.url };
}

/** Fills in a hosted page. @returns whether the card was taken */
export async function payPage(url: string, card = goodCard): Promise<boolean> {
  const fields = { email: 'a@b.example', card, expiry: '12/60', cvc: '123', name: 'A', zip: '60647' };
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status === 303;
}

/** Tells a server of an event as the provider would. @returns the status of its answer; 0 where none came */
export async function sendEvent(address: string, event: SentEvent, now: Date): Promise<number> {
  const body = JSON.stringify(event.body);
  const signature = signatureOf(body, Math.floor(now.getTime() / 1000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  try {
    const answer = await fetch(`${address}/api/payments/webhook`, { method: 'POST', headers, body });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Who an event is about: the id of a payment or of a booking. */
export function subjectOf({ body }: SentEvent): string {
  const { metadata } = (body as { data: { object: { metadata?: Record<string, string> } } }).data.object;
  return metadata?.['payment_id'] ?? metadata?.['booking_id'] ?? '';
}

/** Accounts that pay at the same time: the books of each are written one entry after the other. */
export type Payer = { readonly accountId: string; readonly person: RunPerson };

/** Adds accounts with a person each, who sign in with the password of the site's own. */
async function addPayers(
  { staff }: Database,
  count: number,
  now: Date,
): Promise<{ accountId: string; email: string }[]> {
  const { password_hash: password } = await staff
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', sitePerson.email)
    .executeTakeFirstOrThrow();
  const payers = Array.from({ length: count }, (_, at) => ({ accountId: newId(), email: `payer${at}@bench.example` }));
  for (const { accountId, email } of payers) {
    await staff.insertInto('accounts').values({ id: accountId, name: email, created_at: now }).execute();
    await staff
      .insertInto('users')
      .values({
        id: newId(),
        account_id: accountId,
        account_role: 'owner',
        name: email,
        email,
        password_hash: password,
        email_verified_at: now,
        created_at: now,
      })
      .execute();
  }
  return payers;
}

/**
 * Commits without waiting for the disk: nothing is killed in these parts of the run, and what they ask does not depend
 * on it. The kills run on a site of their own, which waits.
 */
async function withoutDisk(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(client.database ?? '')} SET synchronous_commit = off`);
  await client.end();
}

/** What a run works with: the product over a database of its own, a provider, and a clock that it sets. */
export type Place = {
  readonly site: Site;
  readonly database: Database;
  readonly provider: Simulator;
  readonly address: string;
  readonly person: RunPerson;
  readonly payers: readonly Payer[];
  readonly now: () => Date;
  readonly setClock: (at: Date) => void;
  readonly events: () => readonly SentEvent[];
  /** Runs a job of the product once. */
  readonly job: (name: string, payload?: object) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the product in this process, so that the run holds its clock. */
export async function openPlace(): Promise<Place> {
  let at: Date | null = null;
  const now = () => at ?? new Date();
  const site = await makeSite({ carriers: [] });
  await withoutDisk(site.url);
  const provider = await startSimulator(paymentSimulator, { clock: now });
  const database = openDatabase(site.url, { connections: 16 });
  const services: Services = {
    database,
    clock: now,
    mailer: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    secret: siteSecret,
    publicUrl: 'http://127.0.0.1',
    company: new CompanyRecord(database, demoCompany),
    mailsADay: 10,
    quotesAMinute: 100_000,
    demo: true,
    allowedOrigins: [],
    staffTwoFactor: 'optional',
    outside: { keys: derivedKeyRing(siteSecret), hosts: [], simulators: {}, payments: accessTo(provider) },
  };
  await seedCarriers(database.staff, now);
  const app = await buildApp(services, { bindings, webRoot: null, pages });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const payers: Payer[] = [];
  for (const { accountId, email } of await addPayers(database, payerCount, now()))
    payers.push({ accountId, person: await signInAt(address, email) });
  return {
    site,
    payers,
    database,
    provider,
    address,
    person: await signInAt(address),
    now,
    setClock: (instant) => (at = instant),
    events: () => eventsOf(provider.state),
    job: async (name, payload = {}) => {
      const handler = jobHandlers.find(({ definition }) => definition.name === name);
      if (handler === undefined) throw new Error(`There is no job ${name}`);
      await handler.run(systemContext(services, name), payload);
    },
    stop: async () => {
      await app.close();
      await provider.close();
      await database.close();
      await site.stop();
    },
  };
}
