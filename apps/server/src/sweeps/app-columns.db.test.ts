import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginsOf } from '../core/database/logins.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { appMayUpdate } from './app-columns.ts';

let owned: TestDatabase;
let owner: pg.Client;
let app: pg.Client;
beforeAll(async () => {
  owned = await createTestDatabase();
  owner = new pg.Client({ connectionString: owned.url });
  app = new pg.Client({ connectionString: loginsOf(owned.url).app });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await owned.drop();
});

it('lets the application role update the listed columns only [ROLE-08]', async () => {
  const { rows } = await owner.query<{ name: string; columns: string }>(`
    SELECT t.relname AS name, string_agg(a.attname, ' ' ORDER BY a.attname) AS columns
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE t.relkind IN ('r', 'p', 'v') AND t.relnamespace = 'public'::regnamespace
      AND has_column_privilege('waybill_app', t.oid, a.attnum, 'UPDATE')
    GROUP BY t.relname ORDER BY t.relname`);
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(appMayUpdate);
  const { rows: whole } = await owner.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
      AND has_table_privilege('waybill_app', oid, 'UPDATE')`);
  expect(whole).toEqual([]);
});

/** Columns that determine money, rights, or identity. */
const sensitive = {
  accounts:
    'name credit_status credit_limit credit_open_until terms_days grace_days margin_bp house sales_owner closed_at merged_into',
  users: 'account_id account_role name email email_verified_at password_hash disabled_at removed_at two_factor_at',
  account_invitations: 'account_role email accepted_at',
  quote_rates: 'amount currency detail',
  quotes: 'request load currency',
  shipments: 'account_id total_amount currency carrier_id invoice_id share_key booked_by',
  invoices: 'account_id total due_on',
  disputes: 'amount credited carrier_amount decided_by',
  disclaimer_acceptances: 'accepted_at',
  payments: 'amount state',
} as const;

it.each(
  Object.entries(sensitive).flatMap(([table, columns]) => columns.split(' ').map((column) => [table, column] as const)),
)('refuses the application role an update of %s.%s', async (table, column) => {
  const { rowCount } = await owner.query(
    'SELECT FROM information_schema.columns WHERE table_name = $1 AND column_name = $2',
    [table, column],
  );
  // A misspelled column would prove nothing.
  expect(rowCount).toBe(1);
  await expect(app.query(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toThrow('permission denied');
});

it('lets only its caller use a function with the rights of the owner', async () => {
  const { rows } = await owner.query(`
    SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
      AND pg_get_function_result(oid) <> 'trigger' AND has_function_privilege('public', oid, 'EXECUTE')`);
  expect(rows).toEqual([]);
});
