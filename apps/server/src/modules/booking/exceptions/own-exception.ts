import { longestSnoozeDays, type Body, type endpoints, type ExceptionKind, type Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';

type State = { readonly owner_id: string | null; readonly snoozed_until: string | null };
type Answered = Promise<Outcome<{ data: State }>>;
type Key = { readonly id: string; readonly kind: ExceptionKind };

/** Locks an exception until the transaction ends. @throws Refusal not_found once it is resolved */
async function locked(tx: Tx, { id, kind }: Key) {
  const row = await tx
    .selectFrom('shipment_exceptions')
    .selectAll()
    .where('shipment_id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
type Row = Awaited<ReturnType<typeof locked>>;

const stateOf = ({ owner_id, snoozed_until }: Pick<Row, 'owner_id' | 'snoozed_until'>): State => ({
  owner_id,
  snoozed_until: snoozed_until?.toISOString() ?? null,
});

async function write(tx: Tx, row: Row, to: Partial<Pick<Row, 'owner_id' | 'snoozed_until'>>): Answered {
  const [before, after] = [stateOf(row), stateOf({ ...row, ...to })];
  if (before.owner_id === after.owner_id && before.snoozed_until === after.snoozed_until)
    return unchanged({ data: after });
  await tx
    .updateTable('shipment_exceptions')
    .set(to)
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.shipment_id)
    .where('kind', '=', row.kind)
    .execute();
  const about = { subject: 'shipment', subjectId: row.shipment_id, accountId: row.account_id };
  const words = { exception: row.kind };
  return changed({ data: after }, { ...about, before: { ...words, ...before }, after: { ...words, ...after } });
}

/**
 * Takes an exception, or releases it.
 * @throws Refusal conflict when its owner is not the one that was shown, so that two people do not work on it
 */
export async function ownException(
  ctx: Context,
  tx: Tx,
  {
    params,
    body,
  }: { readonly params: Params<typeof endpoints.exceptions.own>; readonly body: Body<typeof endpoints.exceptions.own> },
): Answered {
  const row = await locked(tx, params);
  const me = signedIn(ctx).userId;
  const wanted = body.mine ? me : null;
  if (row.owner_id !== wanted && row.owner_id !== body.seen_owner_id) throw new Refusal('conflict');
  return write(tx, row, { owner_id: wanted });
}

const dayMs = 24 * 60 * 60_000;

/** Snoozes an exception, or ends the snooze. @throws an invalid field for a time in the past or too far away */
export async function snoozeException(
  ctx: Context,
  tx: Tx,
  {
    params,
    body,
  }: {
    readonly params: Params<typeof endpoints.exceptions.snooze>;
    readonly body: Body<typeof endpoints.exceptions.snooze>;
  },
): Answered {
  const until = body.until === null ? null : new Date(body.until);
  const ahead = until === null ? 1 : until.getTime() - ctx.now().getTime();
  if (ahead <= 0 || ahead > longestSnoozeDays * dayMs) throw invalidField('until', 'invalid');
  return write(tx, await locked(tx, params), { snoozed_until: until });
}
