// The product's server and worker over a given database, with simulated carriers outside. It stops at the steps of a
// booking that its parent names, and reports the delay of its event loop.
import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import type { MarketplaceAccess, PaymentAccess } from '../../apps/server/src/core/context.ts';
import { openDatabase } from '../../apps/server/src/core/database/database.ts';
import { buildApp } from '../../apps/server/src/core/http/app.ts';
import { startWorker } from '../../apps/server/src/core/jobs/worker.ts';
import { destination } from '../../apps/server/src/core/logger.ts';
import { derivedKeyRing } from '../../apps/server/src/core/secrets/key-ring.ts';
import { pages } from '../../apps/server/src/pages.ts';
import { bindings, jobHandlers } from '../../apps/server/src/registry.ts';
import { siteSecret } from './site.ts';
import { CompanyRecord } from '../../apps/server/src/core/company.ts';
import { demoCompany } from '../../apps/server/src/seed/company.ts';

type Job = {
  readonly url: string;
  readonly simulators: Readonly<Record<string, string>>;
  readonly port: number;
  readonly worker: boolean;
  readonly payments: PaymentAccess | null;
  readonly marketplaces: Readonly<Record<string, MarketplaceAccess>>;
};

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
const database = openDatabase(job.url, { connections: 10 });
/** Steps at which the parent wants to be asked; it answers `go`, or kills this process instead. */
let watched: ReadonlySet<string> = new Set();
const waiting: (() => void)[] = [];
process.on('message', (message: { watch?: string[]; go?: boolean; delays?: boolean }) => {
  if (message.watch) watched = new Set(message.watch);
  if (message.go) for (const resume of waiting.splice(0)) resume();
  if (message.delays) {
    process.send?.({
      delays: { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    });
    delay.reset();
  }
});
process.once('disconnect', () => process.exit(0));

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const services = {
  database,
  clock: () => new Date(),
  mailer: { send: async () => undefined },
  log: pino({ level: 'info' }, destination('/dev/null')),
  secret: siteSecret,
  publicUrl: 'http://127.0.0.1',
  company: new CompanyRecord(database, demoCompany),
  mailsADay: 10,
  quotesAMinute: 100_000,
  demo: true,
  allowedOrigins: [],
  staffTwoFactor: 'optional' as const,
  outside: {
    keys: derivedKeyRing(siteSecret),
    hosts: [],
    simulators: job.simulators,
    payments: job.payments,
    marketplaces: job.marketplaces,
  },
  checkpoint: async (step: string) => {
    if (!watched.has(step)) return;
    process.send?.({ step });
    await new Promise<void>((resolve) => waiting.push(resolve));
  },
};
const app = await buildApp(services, { bindings, webRoot: null, pages });
if (job.worker) await startWorker(services, job.url, jobHandlers);
// A run ends its servers with a kill, at which Node would not keep what it compiled.
flushCompileCache();
const address = await app.listen({ port: job.port, host: '127.0.0.1' });
process.send?.({ address });
