// The product's own HTTP server over a given database: prints its port. One session is made for the load.
import { pino } from 'pino';
import { openDatabase } from '../../../apps/server/src/core/database/database.ts';
import { buildApp } from '../../../apps/server/src/core/http/app.ts';
import { destination } from '../../../apps/server/src/core/logger.ts';
import { derivedKeyRing } from '../../../apps/server/src/core/secrets/key-ring.ts';
import { hashPassword } from '../../../apps/server/src/modules/identity/session/index.ts';
import { pages } from '../../../apps/server/src/pages.ts';
import { bindings } from '../../../apps/server/src/registry.ts';
import { readAccount } from './rows.ts';
import { CompanyRecord } from '../../../apps/server/src/core/company.ts';
import { demoCompany } from '../../../apps/server/src/seed/company.ts';

const [url = ''] = process.argv.slice(2);
const database = openDatabase(url, { connections: 10 });
const services = {
  database,
  clock: () => new Date(),
  mailer: { send: async () => undefined },
  // As in production: a line for each request, written where nobody reads it.
  log: pino({ level: 'info' }, destination('/dev/null')),
  secret: 'a secret of this benchmark alone',
  publicUrl: 'http://127.0.0.1',
  company: new CompanyRecord(database, demoCompany),
  mailsADay: 10,
  quotesAMinute: 100_000,
  demo: false,
  staffTwoFactor: 'optional' as const,
  allowedOrigins: [],
  outside: { keys: derivedKeyRing('a secret of this benchmark alone'), hosts: [], simulators: {} },
};
const password = 'Bench-Load-42!';
await database.staff
  .insertInto('users')
  .values({
    id: readAccount.user,
    account_id: readAccount.account,
    account_role: 'owner',
    name: 'Load',
    email: 'load@bench.example',
    password_hash: await hashPassword(password),
    email_verified_at: new Date(),
    created_at: new Date(),
  })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
const app = await buildApp(services, { bindings, webRoot: null, pages });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
const first = cookiesOf(await fetch(`${address}/sanctum/csrf-cookie`));
const token = first.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
const login = await fetch(`${address}/login`, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    cookie: first.join('; '),
    'x-xsrf-token': token,
  },
  body: JSON.stringify({ email: 'load@bench.example', password }),
});
if (login.status !== 200) throw new Error(`The load could not sign in: ${await login.text()}`);
process.stdout.write(`${JSON.stringify({ address, cookie: cookiesOf(login).join('; ') })}\n`);
process.on('SIGTERM', () => process.exit());
