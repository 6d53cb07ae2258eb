// Walks the chains of the audit trail and ends with 1 when an entry or a seal was changed, removed or put in behind them.
// `npm run audit:verify -- RUN:HASH` also holds it against a head that was kept outside: one that an earlier run printed, or
// the server's log. A server may run on the database meanwhile, also on the embedded one.
import { verifyAudit } from '../apps/server/src/verify-audit.ts';
import { runOnServices } from './database/by-hand.ts';

await runOnServices(async (services) => {
  const { intact, lines } = await verifyAudit(services, process.argv[2] ?? null);
  for (const line of lines) console[intact ? 'log' : 'error'](line);
  return intact ? 0 : 1;
});
