import type { AccountTwin, TwinReason } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { refOf } from '../../../identity/account-family/index.ts';

/** A mail domain shared by more accounts than this is a mail provider's, so it proves nothing. */
const mostOfOneDomain = 5;
const mostTwins = 20;

type Row = {
  id: string;
  number: number;
  name: string;
  city: string | null;
  state: string | null;
  created_at: Date;
  users: number;
  shipments: number;
  by_name: boolean;
  by_phone: boolean;
  by_address: boolean;
  by_domain: boolean;
};

/**
 * Likely duplicates of an account: the same name apart from punctuation and legal form, the same phone, the same street
 * and postal code, or a rare mail domain. Best matches first.
 * @throws Refusal not_found
 */
export async function findTwins(ctx: Context, accountId: string): Promise<AccountTwin[]> {
  const known = await ctx.db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (known === undefined) throw new Refusal('not_found');
  const { rows } = await sql<Row>`
    WITH own AS (SELECT id, plain_company(name) AS plain, right(regexp_replace(phone, '\\D', '', 'g'), 10) AS digits,
        postal_code, lower(street_lines[1]) AS street FROM accounts WHERE id = ${accountId}::uuid),
    domains AS (
      SELECT DISTINCT split_part(u.email, '@', 2) AS domain FROM users u
      WHERE u.account_id = ${accountId}::uuid AND u.removed_at IS NULL),
    rare AS (
      SELECT domain FROM domains WHERE (
        SELECT count(DISTINCT o.account_id) FROM (
          SELECT account_id FROM users WHERE split_part(email, '@', 2) = domain AND account_id IS NOT NULL
            AND removed_at IS NULL LIMIT 200) AS o
      ) <= ${mostOfOneDomain}),
    hits AS (
      SELECT a.id, 'name' AS why FROM own JOIN accounts a ON plain_company(a.name) = own.plain
      UNION SELECT a.id, 'phone' FROM own JOIN accounts a
        ON right(regexp_replace(a.phone, '\\D', '', 'g'), 10) = own.digits AND a.phone IS NOT NULL
        WHERE length(own.digits) >= 7
      UNION SELECT a.id, 'address' FROM own JOIN accounts a
        ON a.postal_code = own.postal_code AND lower(a.street_lines[1]) = own.street
      UNION SELECT u.account_id, 'domain' FROM rare JOIN users u
        ON split_part(u.email, '@', 2) = rare.domain AND u.account_id IS NOT NULL AND u.removed_at IS NULL
    ),
    found AS (
      SELECT id, bool_or(why = 'name') AS by_name, bool_or(why = 'phone') AS by_phone, bool_or(why = 'address') AS by_address,
        bool_or(why = 'domain') AS by_domain, count(*) AS reasons
      FROM hits WHERE id <> ${accountId}::uuid GROUP BY id)
    SELECT a.id, a.number, a.name, a.city, a.state, a.created_at, found.by_name, found.by_phone, found.by_address, found.by_domain,
      (SELECT count(*) FROM users WHERE users.account_id = a.id AND users.removed_at IS NULL) AS users,
      (SELECT count(*) FROM (SELECT FROM shipments WHERE shipments.account_id = a.id LIMIT 10000) AS counted) AS shipments
    FROM found JOIN accounts a ON a.id = found.id
    WHERE NOT a.house AND a.merged_into IS NULL
    ORDER BY found.reasons DESC, found.by_name DESC, a.number LIMIT ${mostTwins}
  `.execute(ctx.db);
  return rows.map((row) => {
    const why: readonly (readonly [TwinReason, boolean])[] = [
      ['name', row.by_name],
      ['phone', row.by_phone],
      ['address', row.by_address],
      ['mail_domain', row.by_domain],
    ];
    return {
      account: refOf(row),
      city: row.city,
      state_code: row.state,
      created_at: row.created_at.toISOString(),
      users: row.users,
      shipments: row.shipments,
      reasons: why.filter(([, is]) => is).map(([reason]) => reason),
    };
  });
}
