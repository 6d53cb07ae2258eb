import type { endpoints, KnownParties, KnownParty, QueryInput } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { plainPostalCode } from '../../platform/places/index.ts';
import { accountDetails } from '../../identity/settings/index.ts';

type Place = { readonly country: string; readonly postalCode: string };
type End = 'pickup' | 'delivery';

/** Number of latest shipments that are searched, and of those there that are read. */
const [looked, read] = [500, 50];
/** Most parties in an answer. */
const most = 6;

const plainColumn = (column: string, country: string) =>
  sql<string>`left(regexp_replace(upper(${sql.ref(column)}), '[^A-Z0-9]', '', 'g'), ${country === 'US' ? 5 : 10})`;

type Shipped = { readonly party: KnownParty; readonly onLane: boolean };

/** One end of the account's latest shipments at a place, the latest first. */
async function shippedBefore(db: Db, accountId: string, end: End, at: Place, other: string | null): Promise<Shipped[]> {
  const [side, otherSide] = end === 'pickup' ? ['origin', 'destination'] : ['destination', 'origin'];
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('shipments')
        .select(['detail', 'origin_postal_code', 'destination_postal_code', 'created_at', 'id'])
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(looked)
        .as('latest'),
    )
    .select(['detail', 'origin_postal_code', 'destination_postal_code'])
    .where(sql<string>`detail->${end}::text->>'country'`, '=', at.country)
    .where(plainColumn(`${side}_postal_code`, at.country), '=', plainPostalCode(at.country, at.postalCode))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(read)
    .execute();
  return rows.map((row) => ({
    party: { ...row.detail[end], verified: null },
    onLane:
      other !== null &&
      bare(row[`${otherSide as 'origin' | 'destination'}_postal_code`]).startsWith(bare(other).slice(0, 5)),
  }));
}

/** Entries of the address book at a place, those changed last first. */
async function inBook(db: Db, accountId: string, at: Place): Promise<KnownParty[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('country', '=', at.country as 'US')
    .where(plainColumn('postal_code', at.country), '=', plainPostalCode(at.country, at.postalCode))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(read)
    .execute();
}

/** The account itself where it is at a place. */
async function accountAt(ctx: Context, at: Place): Promise<{ name: string; party: KnownParty | null }> {
  const { name, address } = await accountDetails(ctx.db, accountOf(ctx), ctx.now());
  const { first_name, last_name, country, postal_code: code, ...rest } = address;
  const here =
    country === at.country &&
    code !== null &&
    plainPostalCode(country, code) === plainPostalCode(at.country, at.postalCode);
  if (!here) return { name, party: null };
  const contact = { contact_first_name: first_name, contact_last_name: last_name };
  const unknown = { exterior_number: null, interior_number: null, neighborhood: null, opens_at: null, closes_at: null };
  return { name, party: { ...rest, ...contact, ...unknown, company: name, verified: null } };
}

const keyOf = ({ company, street_lines: [street = ''] }: KnownParty): string =>
  `${company} ${street}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Each company and street once, in order; verified as in the address book. */
function once(parties: readonly KnownParty[], book: readonly KnownParty[]): KnownParty[] {
  const verified = new Map(book.map((party) => [keyOf(party), party.verified]));
  const first = new Map<string, KnownParty>();
  for (const party of parties) {
    const key = keyOf(party);
    if (!first.has(key)) first.set(key, { ...party, verified: verified.get(key) ?? null });
  }
  return [...first.values()].slice(0, most);
}

/**
 * The shippers or consignees known at a place. At the pickup the last one is preselected, else the account's own entry of the
 * address book, else the account itself, else the only entry there; at the delivery the only one of this lane, else the
 * only one that is known there, since a load must not go to the wrong one of two.
 */
export async function findParties(
  ctx: Context,
  { query }: { readonly query: NonNullable<QueryInput<typeof endpoints.recents.parties>> },
): Promise<{ data: KnownParties }> {
  const accountId = accountOf(ctx);
  const at: Place = { country: query.country, postalCode: query.postal_code };
  const shipped = await shippedBefore(ctx.db, accountId, query.end, at, query.other_postal_code ?? null);
  const book = await inBook(ctx.db, accountId, at);
  const lane = shipped.filter(({ onLane }) => onLane).map(({ party }) => party);
  const before = shipped.map(({ party }) => party);
  if (query.end === 'delivery') {
    const all = once([...lane, ...before, ...book], book);
    const sure = [once(lane, book), all].find((parties) => parties.length === 1);
    return { data: { meant: sure?.[0] ?? null, all } };
  }
  const { name, party } = await accountAt(ctx, at);
  const own = book.filter(({ company }) => company.toLowerCase() === name.toLowerCase());
  const itself = own.length === 0 && party !== null ? [party] : [];
  const all = once([...before, ...own, ...itself, ...book], book);
  const usual = before.length + own.length + itself.length > 0 || all.length === 1;
  return { data: { meant: usual ? (all[0] ?? null) : null, all } };
}
