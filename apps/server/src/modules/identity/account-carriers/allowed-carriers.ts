import { carrierVisibilities, type AllowedCarrier, type Body, type endpoints, type Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

type Set = (typeof endpoints)['allowedCarriers']['set'];
type Input = { readonly params: Params<Set>; readonly body: Body<Set> };

async function assertAccount(db: Db | Tx, accountId: string): Promise<void> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
}

/**
 * Active and blocked carriers sorted by name, with whether the account may use them.
 * @throws Refusal not_found
 */
export async function listAllowed(db: Db | Tx, accountId: string): Promise<AllowedCarrier[]> {
  await assertAccount(db, accountId);
  const rows = await db
    .selectFrom('carriers')
    .leftJoin('account_blocked_carriers as block', (join) =>
      join.onRef('block.carrier_id', '=', 'carriers.id').on('block.account_id', '=', accountId),
    )
    .leftJoin('account_carriers as own', (join) =>
      join.onRef('own.carrier_id', '=', 'carriers.id').on('own.account_id', '=', accountId),
    )
    .select([
      'carriers.id',
      'carriers.name',
      'carriers.scac',
      'carriers.modes',
      'carriers.active',
      'block.reason',
      'block.blocked_by',
      'block.blocked_at',
      'own.visibility',
    ])
    .where((of) => of.or([of('carriers.active', '=', true), of('block.blocked_at', 'is not', null)]))
    .orderBy('carriers.name')
    .execute();
  return rows.map(({ reason, blocked_by: by, blocked_at: at, visibility, ...carrier }) => ({
    ...carrier,
    blocked: at === null ? null : { reason: reason ?? '', by: by ?? '', at: at.toISOString() },
    visibility: carrierVisibilities.find((one) => one === visibility) ?? 'default',
  }));
}

/**
 * Blocks or allows a carrier for an account, with a reason. Writes nothing if it already is.
 * @throws Refusal not_found for an unknown account or carrier
 */
export async function setAllowed(
  ctx: Context,
  tx: Tx,
  { params: { id: accountId, carrier }, body: { blocked, reason } }: Input,
): Promise<Outcome<{ data: AllowedCarrier[] }>> {
  // Concurrent calls run one at a time, so the second sees the result of the first.
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const before = await listAllowed(tx, accountId);
  const named = await tx.selectFrom('carriers').select('name').where('id', '=', carrier).executeTakeFirst();
  if (named === undefined) throw new Refusal('not_found');
  const was = before.find(({ id }) => id === carrier)?.blocked ?? null;
  if ((was !== null) === blocked) return unchanged({ data: before });
  const key = { account_id: accountId, carrier_id: carrier };
  if (blocked) {
    const how = { reason, blocked_by: signedIn(ctx).name, blocked_at: ctx.now() };
    await tx
      .insertInto('account_blocked_carriers')
      .values({ ...key, ...how })
      .execute();
  } else {
    await tx
      .deleteFrom('account_blocked_carriers')
      .where('account_id', '=', accountId)
      .where('carrier_id', '=', carrier)
      .execute();
  }
  const note = {
    subject: 'account_carrier',
    subjectId: carrier,
    accountId,
    before: { carrier: named.name, blocked: was !== null },
    after: { carrier: named.name, blocked, reason },
  };
  return changed({ data: await listAllowed(tx, accountId) }, note);
}
