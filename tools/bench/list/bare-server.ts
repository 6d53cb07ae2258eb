// The least a server can do: Fastify and pg answer the same SQL with the same bytes. No sign-in, no checks.
import Fastify from 'fastify';
import pg from 'pg';
import { readAccount } from './rows.ts';
import { listStatements } from './statements.ts';

const [url = ''] = process.argv.slice(2);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const [rowsOf, countOf] = await listStatements(readAccount.account);
const app = Fastify();

app.get('/api/shipments', async () => {
  const { rows } = await pool.query({ name: 'rows', ...rowsOf });
  const { rows: counted } = await pool.query<{ total: number }>({ name: 'count', ...countOf });
  const total = counted[0]?.total ?? 0;
  const path = '/api/shipments';
  const last = Math.ceil(total / 20);
  return {
    data: rows.map(({ total_amount: amount, currency, account_id: _account, tracking_numbers: numbers, ...row }) => ({
      ...row,
      tracking_number: numbers[0] ?? null,
      total: { amount, currency },
    })),
    links: { first: `${path}?page=1`, last: `${path}?page=${last}`, prev: null, next: `${path}?page=2` },
    meta: {
      current_page: 1,
      from: 1,
      last_page: last,
      links: [{ url: `${path}?page=1`, label: '1', active: true }],
      path,
      per_page: 20,
      to: rows.length,
      total,
      total_is_exact: true,
    },
  };
});
process.stdout.write(`${JSON.stringify({ address: await app.listen({ port: 0, host: '127.0.0.1' }), cookie: '' })}\n`);
process.on('SIGTERM', () => process.exit());
