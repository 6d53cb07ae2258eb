import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { pino } from 'pino';
import type { Services } from '../../core/context.ts';
import { openDatabase } from '../../core/database/database.ts';
import type { Binding } from '../../core/http/binding.ts';
import { allowOrigins } from '../../core/http/cors.ts';
import { handleErrors } from '../../core/http/errors.ts';
import { mount } from '../../core/http/mount.ts';
import { handleUnmatched } from '../../core/http/unmatched.ts';
import { migrateJobs, startWorker } from '../../core/jobs/worker.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { mailJobs } from '../mail/index.ts';
import { sessionBindings, sessionJobs } from './index.ts';

export async function startSite(options: { readonly publicUrl?: string; readonly allowedOrigins?: string[]; readonly probes?: Binding[] } = {}) {
  const owned = await createTestDatabase();
  const log = pino({ level: process.env['LOUD'] ? 'debug' : 'silent' });
  await migrateJobs(owned.url, log);
  const database = openDatabase(owned.url, { connections: 4 });
  let now = Date.parse('2026-11-16T14:30:00.000Z');
  const clock = Object.assign(() => new Date(now), { advance: (ms: number) => { now += ms; } });
  const mails: Mail[] = [];
  const services: Services = {
    database, clock, mailer: { send: async (m) => void mails.push(m) }, log,
    secret: 'a secret that only this test server knows',
    publicUrl: options.publicUrl ?? 'http://localhost', supportPhone: '1-800-555-0100', demo: true,
    allowedOrigins: options.allowedOrigins ?? [],
  };
  const app = Fastify({ loggerInstance: log });
  await app.register(cookie);
  allowOrigins(app, services);
  handleErrors(app, services);
  mount(app, services, [], [...sessionBindings, ...(options.probes ?? [])]);
  handleUnmatched(app, services, sessionBindings.map(({ endpoint }) => endpoint), null);
  await app.ready();
  return {
    app, services, clock, mails,
    runJobs: async () => { await (await startWorker(services, owned.url, [...sessionJobs, ...mailJobs], { once: true })).stop(); },
    close: async () => { await app.close(); await database.close(); await owned.drop(); },
  };
}
