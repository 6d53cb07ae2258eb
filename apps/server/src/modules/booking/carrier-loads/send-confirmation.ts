import { createHash } from 'node:crypto';
import { booksTimeZone, type Body, type endpoints, type Params, type RateConfirmation } from '@waybill/contract';
import { dayAt, zoned } from '@waybill/freight';
import { sql } from 'kysely';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, renderRateConfirmation } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newSecret } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { namedCarrier } from '../../quoting/quote-requests/index.ts';
import { confirmations, confirmationWire, readConfirmation, type ConfirmationRow } from './confirmation-row.ts';
import { loadFacts, type LoadFacts } from './load-facts.ts';
import { mailConfirmation } from './mail-job.ts';
import { printedConfirmation } from './printed-confirmation.ts';

type Staff = (typeof endpoints)['rateConfirmations'];
type Given = { readonly params: Params<Staff['send']>; readonly body: Body<Staff['send']> };
type Answer = Reply<{ data: RateConfirmation }>;

const dayMs = 86_400_000;
const mostDays = 14;

/** States before pickup, in which a carrier can still be assigned. */
const beforePickup: ReadonlySet<string> = new Set(['pending', 'dispatched']);

/** @throws Refusal conflict for a load that a carrier API books, or that is in transit or over */
function assertOpen(load: LoadFacts): void {
  if (load.connected || !beforePickup.has(load.status)) throw new Refusal('conflict');
}

function signByOf({ body }: Given, now: Date): Date {
  const until = new Date(body.expires_at);
  if (until <= now) throw invalidField('expires_at', 'date_before_today');
  const last = new Date(now.getTime() + mostDays * dayMs);
  if (until > last) throw invalidField('expires_at', 'too_big', { max: dayAt(last, booksTimeZone) });
  return until;
}

async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('rate_confirmation_numbers') AS number`.execute(tx);
  return `RC-${rows[0]?.number ?? 0}`;
}

/** The confirmation already sent under this id. @throws Refusal idempotency_key_reused */
async function earlier(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await confirmations(tx).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return unchanged(reply(200, { data: confirmationWire(row, ctx.now()) }));
}

/** A load has one carrier at a time: an unanswered confirmation is withdrawn, an accepted one blocks. */
async function makeRoom(tx: Tx, load: LoadFacts): Promise<void> {
  const standing = await confirmations(tx)
    .where('account_id', '=', load.accountId)
    .where('shipment_id', '=', load.id)
    .where('state', 'in', ['sent', 'accepted'])
    .forUpdate()
    .executeTakeFirst();
  if (standing === undefined) return;
  if (standing.state === 'accepted') throw new Refusal('conflict');
  await tx
    .updateTable('rate_confirmations')
    .set({ state: 'withdrawn' })
    .where('account_id', '=', load.accountId)
    .where('id', '=', standing.id)
    .execute();
}

async function send(ctx: Context, tx: Tx, given: Given): Promise<Outcome<Answer>> {
  const { params, body } = given;
  const hash = createHash('sha256')
    .update(JSON.stringify([params.id, body]))
    .digest();
  // A concurrent send for the same load waits here, then finds the first one.
  await tx.selectFrom('shipments').select('id').where('id', '=', params.id).forNoKeyUpdate().executeTakeFirst();
  const known = await earlier(ctx, tx, body.id, hash);
  if (known !== null) return known;
  const load = await loadFacts(tx, params.id);
  assertOpen(load);
  const now = ctx.now();
  const until = signByOf(given, now);
  await makeRoom(tx, load);
  const carrier = await namedCarrier(tx, load.accountId, body, { at: '', now });
  const { userId, name } = signedIn(ctx);
  const token = newSecret();
  const cost = { amount: body.cost, currency: 'USD' };
  const number = await nextNumber(tx);
  const paper = await renderRateConfirmation(
    printedConfirmation(load, {
      number,
      carrier,
      contactName: body.contact_name,
      cost,
      instructions: body.instructions,
      language: body.language,
      signBy: printedDate(zoned(until.getTime(), load.zones.pickup).date, body.language),
      now,
      issuer: ctx.services.company.current.name,
    }),
  );
  await tx
    .insertInto('rate_confirmations')
    .values({
      account_id: load.accountId,
      id: body.id,
      shipment_id: load.id,
      number,
      request_hash: hash,
      state: 'sent',
      carrier_id: carrier.id,
      carrier_name: carrier.name,
      scac: carrier.scac,
      contact_name: body.contact_name,
      email: body.email,
      cost: body.cost,
      currency: cost.currency,
      instructions: body.instructions,
      language: body.language,
      token_hash: secretHash(token),
      sent_by: name,
      sent_by_id: userId,
      sent_at: now,
      expires_at: until,
      paper,
    })
    .execute();
  await addJob(tx, mailConfirmation, { id: body.id, token });
  const data = confirmationWire(await readConfirmation(tx, body.id), now);
  return changed(reply(201, { data }), {
    subject: 'shipment',
    subjectId: load.id,
    accountId: load.accountId,
    after: { rate_confirmation: number, carrier: carrier.name, cost: body.cost, sent_to: body.email },
  });
}

/**
 * Mails a rate confirmation with a signing link to a carrier. Idempotent by id.
 * @throws Refusal not_found, idempotency_key_reused, validation_failed; conflict for a load that another carrier
 * accepted, or that needs no carrier
 */
export async function sendConfirmation(ctx: Context, given: Given): Promise<Answer> {
  return runCommand(ctx, 'rate_confirmation.sent', (tx) => send(ctx, tx, given));
}

/** Rate confirmations of a shipment, newest first. @throws Refusal not_found */
export async function listConfirmations(ctx: Context, { params }: { readonly params: Params<Staff['list']> }) {
  const { accountId, id } = await loadFacts(ctx.db, params.id);
  const rows = await confirmations(ctx.db)
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { data: rows.map((row: ConfirmationRow) => confirmationWire(row, ctx.now())) };
}

/**
 * Withdraws a rate confirmation, even an accepted one before pickup.
 * @throws Refusal not_found; conflict for one that was declined or withdrawn, or a load in transit
 */
export async function withdrawConfirmation(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<Staff['withdraw']> },
): Promise<Outcome<{ data: RateConfirmation }>> {
  const row = await readConfirmation(tx, params.id);
  if (!beforePickup.has((await loadFacts(tx, row.shipment_id)).status)) throw new Refusal('conflict');
  const { numUpdatedRows } = await tx
    .updateTable('rate_confirmations')
    .set({ state: 'withdrawn' })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', 'in', ['sent', 'accepted'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('conflict');
  return changed(
    { data: confirmationWire(await readConfirmation(tx, row.id), ctx.now()) },
    {
      subject: 'shipment',
      subjectId: row.shipment_id,
      accountId: row.account_id,
      before: { rate_confirmation: row.number, state: row.state },
      after: { rate_confirmation: row.number, state: 'withdrawn' },
    },
  );
}
