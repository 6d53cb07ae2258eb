import type { CompanyDetails } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { systemContext, type MarketplaceAccess, type PaymentAccess, type Services } from '../core/context.ts';
import { CompanyRecord } from '../core/company.ts';
import { openDatabase } from '../core/database/database.ts';
import { buildApp } from '../core/http/app.ts';
import { derivedKeyRing } from '../core/secrets/key-ring.ts';
import { switchedMailer } from '../core/outside-services.ts';
import type { OutgoingMail } from '../core/mail/mailer.ts';
import { faultsIn } from './mail-faults.ts';
import { pages } from '../pages.ts';
import { bindings, jobHandlers } from '../registry.ts';
import { startWorker } from '../core/jobs/worker.ts';
import { closeGateway } from '../modules/carriers/gateway/index.ts';
import { seedCarriers } from '../seed/carriers.ts';
import { demoCompany } from '../seed/company.ts';
import { createTestDatabase } from './database.ts';
import { UnauditedCalls } from './unaudited.ts';
import { UnboundReads } from './unbound-reads.ts';

/** A clock that stands still until it is moved. */
export type TestClock = (() => Date) & {
  advance(milliseconds: number): void;
  set(instant: string): void;
};

function testClock(start: string): TestClock {
  let now = new Date(start).getTime();
  const clock = () => new Date(now);
  return Object.assign(clock, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    set: (instant: string) => {
      now = new Date(instant).getTime();
    },
  });
}

export type TestServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: TestClock;
  /** URL of this server's own database, as its owner. */
  readonly databaseUrl: string;
  /** Mails sent so far. */
  readonly mails: OutgoingMail[];
  /** Runs due jobs until none is left. */
  runJobs(): Promise<void>;
  /** Runs a scheduled job once, as if it were due. */
  runCron(name: string): Promise<void>;
  close(): Promise<void>;
};

/** Monday, 9:30 a.m. in New York, a normal business day. */
export const ordinaryMonday = '2026-11-16T14:30:00.000Z';

export type TestServerOptions = {
  readonly now?: string;
  readonly publicUrl?: string;
  readonly allowedOrigins?: string[];
  /** Seeds the house carriers, their tariffs, and the fuel index. */
  readonly carriers?: boolean;
  /** URLs of running simulators, by adapter. */
  readonly simulators?: Readonly<Record<string, string>>;
  /** The payment provider; without it, no cards are accepted. */
  readonly payments?: PaymentAccess;
  /** Marketplaces that this server is registered with. */
  readonly marketplaces?: Readonly<Record<string, MarketplaceAccess>>;
  readonly staffTwoFactor?: 'required' | 'optional';
  readonly quotesAMinute?: number;
  /** Off for what happens in a real installation alone. */
  readonly demo?: boolean;
  /** Details of the company; by default those of the demo. */
  readonly company?: CompanyDetails;
};

/** A complete server with its own database and a clock controlled by the test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const owned = await createTestDatabase();
  const log = pino({ level: 'silent' });
  const unaudited = new UnauditedCalls();
  const unbound = new UnboundReads();
  const database = openDatabase(owned.url, {
    connections: 4,
    onStatement: (statement) => {
      unaudited.statement(statement.sql);
      unbound.statement(statement);
    },
  });
  const clock = testClock(options.now ?? ordinaryMonday);
  const mails: OutgoingMail[] = [];
  const faults: string[] = [];
  const services: Services = {
    database,
    clock,
    mailer: switchedMailer(
      { database },
      {
        host: null,
        send: async (message) => {
          faults.push(...faultsIn(message));
          mails.push(message);
        },
      },
    ),
    log,
    secret: 'a secret that only this test server knows',
    publicUrl: options.publicUrl ?? 'http://localhost',
    company: new CompanyRecord(database, options.company ?? demoCompany),
    mailsADay: 10,
    quotesAMinute: options.quotesAMinute ?? 10_000,
    demo: options.demo ?? true,
    staffTwoFactor: options.staffTwoFactor ?? 'optional',
    allowedOrigins: options.allowedOrigins ?? [],
    heard: unaudited.command,
    outside: {
      keys: derivedKeyRing('a key for tests'),
      hosts: [],
      simulators: options.simulators ?? {},
      payments: options.payments ?? null,
      marketplaces: options.marketplaces ?? {},
    },
  };
  if (options.carriers) await seedCarriers(database.staff, clock);
  const app = await buildApp(services, { bindings, webRoot: null, pages });
  unaudited.follow(app);
  unbound.follow(app);
  await app.ready();
  return {
    app,
    services,
    clock,
    databaseUrl: owned.url,
    mails,
    runJobs: () => unbound.during(() => runDueJobs(services, owned.url)),
    runCron: (name) => unbound.during(() => runCron(services, name)),
    close: async () => {
      await app.close();
      await closeGateway(services);
      await database.close();
      try {
        await unbound.check(owned.url);
        unaudited.check();
        if (faults.length > 0) throw new Error(faults.join('\n'));
      } finally {
        await owned.drop();
      }
    },
  };
}

async function runCron(services: Services, name: string): Promise<void> {
  const handler = jobHandlers.find(
    ({ definition, cron, everyMs }) => definition.name === name && (cron !== undefined || everyMs !== undefined),
  );
  if (handler === undefined) throw new Error(`No job of the clock is named ${name}`);
  await handler.run(systemContext(services, name), {});
}

async function runDueJobs(services: Services, url: string): Promise<void> {
  const worker = await startWorker(services, url, jobHandlers, { once: true });
  await worker.stop();
}
