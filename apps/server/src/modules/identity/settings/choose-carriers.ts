import type { Body, CarrierChoice, endpoints } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { blockedCarriers } from '../account-carriers/index.ts';
import { carrierVisibility, type CarrierVisibility } from './carrier-visibility.ts';

/** Active carriers sorted by name, with the account's choice and whether staff block them. */
export async function listCarriers(db: Db | Tx, accountId: string): Promise<CarrierChoice[]> {
  const visibility = await carrierVisibility(db, accountId);
  const blocked = await blockedCarriers(db, accountId);
  const rows = await db
    .selectFrom('carriers')
    .select(['id', 'name', 'scac', 'modes'])
    .where('active', '=', true)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, visibility: visibility.get(row.id) ?? 'default', blocked: blocked.has(row.id) }));
}

function idsWith(standing: CarrierChoice['visibility'], visibility: CarrierVisibility): string[] {
  return [...visibility].flatMap(([id, one]) => (one === standing ? [id] : [])).toSorted();
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return new Set([...one, ...other]).size === one.length && one.length === other.length;
}

/**
 * Replaces the account's choice of carriers.
 * @throws Refusal 422 for an unknown carrier
 */
export async function chooseCarriers(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<typeof endpoints.settings.chooseCarriers> },
) {
  const accountId = accountOf(ctx);
  // Concurrent changes run one at a time; the last one wins.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const before = await carrierVisibility(tx, accountId);
  const [preferred, excluded] = [[...new Set(body.preferred)], [...new Set(body.excluded)]];
  const known = new Set((await tx.selectFrom('carriers').select('id').execute()).map(({ id }) => id));
  if (preferred.some((id) => !known.has(id))) throw invalidField('preferred', 'invalid');
  if (excluded.some((id) => !known.has(id))) throw invalidField('excluded', 'invalid');
  const was = { preferred: idsWith('preferred', before), excluded: idsWith('excluded', before) };
  if (sameIds(preferred, was.preferred) && sameIds(excluded, was.excluded)) {
    return unchanged({ data: await listCarriers(tx, accountId) });
  }
  await tx.deleteFrom('account_carriers').where('account_id', '=', accountId).execute();
  const rows = [
    ...preferred.map((id) => ({ account_id: accountId, carrier_id: id, visibility: 'preferred' })),
    ...excluded.map((id) => ({ account_id: accountId, carrier_id: id, visibility: 'excluded' })),
  ];
  if (rows.length > 0) await tx.insertInto('account_carriers').values(rows).execute();
  return changed(
    { data: await listCarriers(tx, accountId) },
    { subject: 'account', subjectId: accountId, before: was, after: { preferred, excluded } },
  );
}
