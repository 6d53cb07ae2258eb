// The product's own HTTP server over a given database, with one owner signed in; tells its greatest memory when asked.
import { pino } from 'pino';
import { openDatabase } from '../../../apps/server/src/core/database/database.ts';
import { buildApp } from '../../../apps/server/src/core/http/app.ts';
import { destination } from '../../../apps/server/src/core/logger.ts';
import { derivedKeyRing } from '../../../apps/server/src/core/secrets/key-ring.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { pages } from '../../../apps/server/src/pages.ts';
import { bindings } from '../../../apps/server/src/registry.ts';
import { addPerson, signIn } from '../../../apps/server/src/testing/people.ts';
import { CompanyRecord } from '../../../apps/server/src/core/company.ts';
import { demoCompany } from '../../../apps/server/src/seed/company.ts';
import { bookForLabels } from '../files/hostile-papers.ts';

/** With `papers` there are shipments to which hostile labels can be added. */
const [url = '', what] = process.argv.slice(2);
const database = openDatabase(url, { connections: 10 });
const services = {
  database,
  clock: () => new Date(),
  mailer: { send: async () => undefined },
  log: pino({ level: 'info' }, destination('/dev/null')),
  secret: 'a secret of this benchmark alone',
  publicUrl: 'http://127.0.0.1',
  company: new CompanyRecord(database, demoCompany),
  mailsADay: 10,
  quotesAMinute: 100_000,
  demo: false,
  allowedOrigins: [],
  staffTwoFactor: 'optional' as const,
  outside: { keys: derivedKeyRing('a secret of this benchmark alone'), hosts: [], simulators: {} },
};
const app = await buildApp(services, { bindings, webRoot: null, pages });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { email, id } = await addPerson({ services }, { accountRole: 'owner', email: `${newId()}@bench.example` });
const { account_id: account } = await database.staff
  .selectFrom('users')
  .select('account_id')
  .where('id', '=', id)
  .executeTakeFirstOrThrow();
const owner = await signIn(app, email);
const admin = await addPerson({ services }, { roles: ['super_admin'], email: `${newId()}@bench.example` });
const { jar: staffJar } = await signIn(app, admin.email);
const shipments = what === 'papers' ? await bookForLabels(services, owner) : [];

let most = 0;
let sampling: ReturnType<typeof setInterval> | null = null;
const look = () => {
  most = Math.max(most, process.memoryUsage().rss);
};
process.on('message', (asked: 'begin' | 'end') => {
  if (asked === 'begin') {
    globalThis.gc?.();
    most = 0;
    look();
    process.send?.({ bytes: most });
    sampling = setInterval(look, 5);
    return;
  }
  if (sampling !== null) clearInterval(sampling);
  look();
  process.send?.({ bytes: most });
});
process.send?.({ address, account, shipments, cookies: [...owner.jar], staffCookies: [...staffJar] });
