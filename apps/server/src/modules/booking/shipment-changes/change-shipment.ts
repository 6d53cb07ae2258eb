import type { Body, ChangedPart, ChangePreview, ChangesView, endpoints, Params } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { announce } from '../../../core/live/announce.ts';
import { Refusal } from '../../../core/refusal.ts';
import {
  changeable,
  changeBar,
  factsOf,
  loadOf,
  partsChanged,
  versionOf,
  wanted,
  type Changeable,
  type Facts,
} from './changeable.ts';
import { keepPrices, repriced, previewOf, type Repriced } from './reprice.ts';
import { askForReview } from '../../billing/invoices/index.ts';
import { notifyRepriced } from '../shipment-charges/index.ts';
import { notifyChanged } from './notify-changed.ts';
import { showChanges, takesChanges } from './show-changes.ts';
import { tellCarrier } from './tell-carrier.ts';

type Changes = (typeof endpoints)['shipmentChanges'];
type Asked = { readonly params: Params<Changes['change']>; readonly body: Body<Changes['change']> };

/** Numbers a shipment is found by: those of the former references go, those of the new ones come. */
function numbersOf(row: Changeable, before: Facts, after: Facts): string[] {
  const gone = new Set(before.references.map(({ number }) => bare(number)));
  const kept = row.search_numbers.filter((number) => !gone.has(number));
  return [...new Set([...kept, ...after.references.map(({ number }) => bare(number))])];
}

async function write(tx: Tx, row: Changeable, before: Facts, after: Facts, now: Repriced | null): Promise<void> {
  const priced = now === null ? {} : { ...now.sums, charges: now.price.lines };
  const detail = { ...row.detail, ...after, ...priced, version: versionOf(row) + 1 };
  await tx
    .updateTable('shipments')
    .set({
      detail: JSON.stringify(detail),
      search_numbers: numbersOf(row, before, after),
      ...(before.references[0]?.number === row.reference ? { reference: after.references[0]?.number ?? null } : {}),
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  if (now !== null) await keepPrices(tx, row, now);
}

/**
 * The new price where the load changes; null where it does not.
 * @throws Refusal conflict when it cannot be worked out, or is not the one that was shown
 */
async function newPrice(tx: Tx, row: Changeable, after: Facts, parts: readonly ChangedPart[], seen: number | null) {
  if (!parts.includes('items') && !parts.includes('accessorials')) return null;
  const now = await repriced(tx, row, after);
  if (typeof now === 'string' || now.price.amount !== seen) throw new Refusal('conflict');
  return now;
}

/** Whether this change was made before. */
async function isMade(tx: Tx, row: Changeable, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shipment_changes')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes the change in one transaction. @returns whether the carrier's interface is to be told of it now */
async function make(ctx: Context, { params, body }: Asked): Promise<boolean> {
  return runCommand(ctx, 'shipment.changed', async (tx): Promise<Outcome<boolean>> => {
    const row = await changeable(tx, params.id, true);
    if (await isMade(tx, row, body.change_id)) return unchanged(false);
    if (changeBar(row) !== null || versionOf(row) !== body.seen) throw new Refusal('conflict');
    const [before, after] = [factsOf(row), wanted(row, body)];
    const parts = partsChanged(before, after);
    if (parts.length === 0) return unchanged(false);
    const tells = await takesChanges(ctx, row);
    const version = versionOf(row) + 1;
    const now = await newPrice(tx, row, after, parts, body.price_seen);
    await write(tx, row, before, after, now);
    if (now !== null && now.price.amount !== row.total_amount) {
      await notifyRepriced(ctx, tx, row, { total: now.price.amount, reason: body.reason });
      await askForReview(tx, row.account_id);
    }
    const { userId, name } = signedIn(ctx);
    await tx
      .insertInto('shipment_changes')
      .values({
        account_id: row.account_id,
        shipment_id: row.id,
        id: body.change_id,
        version,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        reason: body.reason,
        carrier_state: tells ? 'sending' : 'call',
        by_id: userId,
        by_name: name,
        created_at: ctx.now(),
      })
      .execute();
    await notifyChanged(ctx, tx, row, { version, parts, reason: body.reason });
    await announce(tx, 'shipment', row.id);
    const only = (facts: Facts) => Object.fromEntries(parts.map((part) => [part, facts[part]]));
    return changed(tells, {
      subject: 'shipment',
      subjectId: row.id,
      accountId: row.account_id,
      before: { version: version - 1, ...only(before) },
      after: { version, ...only(after), reason: body.reason },
    });
  });
}

/** What another load would do to the price; nothing is kept. @throws Refusal not_found */
export async function previewChange(
  ctx: Context,
  { params, body }: { readonly params: Params<Changes['preview']>; readonly body: Body<Changes['preview']> },
): Promise<{ data: ChangePreview }> {
  const row = await changeable(ctx.db, params.id);
  return { data: await previewOf(ctx.db, row, loadOf(row, body)) };
}

/**
 * Changes a booked shipment: its bill of lading gets a new version, the customer is told, and so is the carrier, by its
 * interface where that takes changes, else by a person who calls. Idempotent by the change's id. A carrier that did not
 * clearly take the change is called as well; the shipment keeps it.
 * @throws Refusal not_found; conflict when it is another version by now, or can no longer be changed
 */
export async function changeShipment(ctx: Context, asked: Asked): Promise<{ data: ChangesView }> {
  if (await make(ctx, asked)) await tellCarrier(ctx, asked.params.id, asked.body.change_id);
  return { data: await showChanges(ctx, ctx.db, asked.params.id) };
}

/** Notes that a person told the carrier. Idempotent. @throws Refusal not_found */
export async function toldCarrier(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Changes['told']> },
): Promise<Outcome<{ data: ChangesView }>> {
  const row = await changeable(tx, params.id, true);
  const told = await tx
    .updateTable('shipment_changes')
    .set({ carrier_state: 'called', called_by: signedIn(ctx).name, called_at: ctx.now() })
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.id)
    .where('id', '=', params.change)
    .where('carrier_state', 'in', ['sending', 'call'])
    .returning('version')
    .executeTakeFirst();
  const data = await showChanges(ctx, tx, row.id);
  if (told === undefined) {
    if (!data.changes.some(({ id }) => id === params.change)) throw new Refusal('not_found');
    return unchanged({ data });
  }
  return changed(
    { data },
    { subject: 'shipment', subjectId: row.id, accountId: row.account_id, after: { version: told.version } },
  );
}
