import type { Body, CarrierLoad, ChargeLineWire, endpoints, Params } from '@waybill/contract';
import { addedIn, addUp, withAdded, type Currency } from '@waybill/freight';
import { asLanguage } from '@waybill/phrases';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak, speakInMail } from '../../../core/speak.ts';
import { notifyStaff } from '../../messaging/notices/index.ts';
import { deskRoles } from '../../quoting/quote-requests/index.ts';
import { ingestEvents } from '../../shipments/tracking/index.ts';
import type { ConfirmationRow } from './confirmation-row.ts';
import { assertOpens, carrierLoadWire, carrierSource, confirmationBy } from './held-load.ts';
import { loadFacts, type LoadFacts } from './load-facts.ts';

type Loads = (typeof endpoints)['carrierLoads'];
type Followed = { readonly params: Params<Loads['show']> };
type Accepting = Followed & { readonly body: Body<Loads['accept']> };
type Declining = Followed & { readonly body: Body<Loads['decline']> };
type Driving = Followed & { readonly body: Body<Loads['driver']> };
type Answer = Promise<Outcome<{ data: CarrierLoad }>>;

/** The confirmation of a link and its load, with the shipment locked. */
export async function heldLoad(tx: Tx, token: string): Promise<{ row: ConfirmationRow; load: LoadFacts }> {
  const { shipment_id: id } = await confirmationBy(tx, token);
  await tx.selectFrom('shipments').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return { row: await confirmationBy(tx, token), load: await loadFacts(tx, id) };
}

/** Audit note of an answer. It includes the name, since the person has no login. */
function noted(row: ConfirmationRow, after: Readonly<Record<string, unknown>>) {
  const about = { subject: 'shipment', subjectId: row.shipment_id, accountId: row.account_id };
  return { ...about, after: { rate_confirmation: row.number, carrier: row.carrier_name, ...after } };
}

/** @throws Refusal link_used if already answered, and any refusal of a link */
function assertUnanswered(row: ConfirmationRow, load: LoadFacts, now: Date): void {
  assertOpens(row, load, now);
  if (row.state !== 'sent') throw new Refusal('link_used');
}

type Answered = Pick<Body<Loads['decline']>, 'name'> & { readonly state: 'accepted' | 'declined' };

async function keepAnswer(
  ctx: Context,
  tx: Tx,
  row: ConfirmationRow,
  { name, state }: Answered,
  more: { readonly driver?: string; readonly reason?: string | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('rate_confirmations')
    .set({ state, answered_by: name, answered_at: ctx.now(), ...more })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', '=', 'sent')
    .where('expires_at', '>', ctx.now())
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Refusal('link_used');
}

/** Notifies the person who sent the confirmation, in the page and by mail, or else the desk. */
async function tellSender(ctx: Context, tx: Tx, row: ConfirmationRow, load: LoadFacts, { name, state }: Answered) {
  const kind = `carrier_load_${state}` as const;
  const params = { name, carrier: row.carrier_name, number: row.number, bol: load.bolNumber };
  const subject = { type: 'shipment', id: row.shipment_id } as const;
  await notifyStaff(tx, { userId: row.sent_by_id, roles: deskRoles }, { kind, subject, params, at: ctx.now() });
  const sender = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', row.sent_by_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const language = asLanguage(sender?.language);
  const say = speakInMail(language);
  const link = `${ctx.services.publicUrl}/admin/shipments/${row.shipment_id}`;
  const to = sender?.email ?? ctx.services.company.current.salesEmail;
  if (to === null) return;
  await addJob(tx, sendMail, {
    to,
    language,
    subject: say('rate_confirmations.mail.answered', params),
    paragraphs: [say(`notices.kinds.${kind}`, params)],
    button: { label: say('rebookings.mail.open'), link },
  });
}

/** Assigns the shipment to the carrier that accepted, at the agreed pay. */
async function giveToCarrier(tx: Tx, row: ConfirmationRow): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ carrier_id: row.carrier_id, carrier_name: row.carrier_name, scac: row.scac })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.shipment_id)
    .execute();
  const amount = { amount: row.cost, currency: row.currency as Currency };
  const line = { label: 'charge.freight', basis: { type: 'sum' }, amount } as const;
  const charges: readonly ChargeLineWire[] = [
    { ...line, code: 'carrier_freight', kind: 'item', basis: { type: 'carrier', text: row.carrier_name } },
    { ...line, code: 'freight', kind: 'freight' },
    { ...line, code: 'without_insurance', kind: 'without_insurance', label: 'charge.without_insurance' },
  ];
  // Cost corrections that staff made in the meantime are kept on top of the agreed pay.
  const { charges: known = [] } =
    (await tx
      .selectFrom('shipment_costs')
      .select('charges')
      .where('account_id', '=', row.account_id)
      .where('shipment_id', '=', row.shipment_id)
      .forUpdate()
      .executeTakeFirst()) ?? {};
  const kept = withAdded(charges, addedIn(known));
  const cost = addUp(kept);
  await tx
    .updateTable('shipment_costs')
    .set({ amount: cost, currency: row.currency, charges: JSON.stringify(kept) })
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.shipment_id)
    .where('amount', '!=', cost)
    .execute();
}

/**
 * Accepts a load at its rate, with driver and truck, and dispatches the shipment with this carrier. Of two concurrent
 * answers only one counts.
 * @throws Refusal not_found, link_used, link_expired
 */
export async function acceptLoad(ctx: Context, tx: Tx, { params, body }: Accepting): Answer {
  const { row, load } = await heldLoad(tx, params.token);
  assertUnanswered(row, load, ctx.now());
  const { name, ...driver } = body;
  const answered = { name, state: 'accepted' } as const;
  await keepAnswer(ctx, tx, row, answered, { driver: JSON.stringify(driver) });
  await giveToCarrier(tx, row);
  const event = {
    occurred_at: ctx.now(),
    time_zone: load.zones.pickup,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    text: speak('en')('rate_confirmations.events.dispatched'),
    scheme: 'own',
    code: 'dispatched',
    reason_code: null,
    source: carrierSource,
  } as const;
  await ingestEvents(tx, { account_id: row.account_id, shipment_id: row.shipment_id }, [event], ctx.now());
  await tellSender(ctx, tx, row, load, answered);
  const data = await carrierLoadWire(tx, await confirmationBy(tx, params.token), ctx.now());
  return changed({ data }, noted(row, { state: 'accepted', by: name, truck: driver.truck_number }));
}

/** Declines a load. The answer shows it once more; afterwards the link is invalid. @throws as `acceptLoad` */
export async function declineLoad(ctx: Context, tx: Tx, { params, body }: Declining): Answer {
  const { row, load } = await heldLoad(tx, params.token);
  assertUnanswered(row, load, ctx.now());
  const seen = await carrierLoadWire(tx, row, ctx.now());
  const answered = { name: body.name, state: 'declined' } as const;
  await keepAnswer(ctx, tx, row, answered, { reason: body.reason });
  await tellSender(ctx, tx, row, load, answered);
  const data = { ...seen, state: 'declined', answered_by: body.name, answered_at: ctx.now().toISOString() } as const;
  return changed({ data }, noted(row, { state: 'declined', by: body.name, reason: body.reason }));
}

/**
 * Changes the driver or truck.
 * @throws Refusal not_found, link_used, link_expired; conflict before it is accepted or after delivery
 */
export async function changeDriver(ctx: Context, tx: Tx, { params, body }: Driving): Answer {
  const { row, load } = await heldLoad(tx, params.token);
  assertOpens(row, load, ctx.now());
  if (row.state !== 'accepted' || load.status === 'delivered') throw new Refusal('conflict');
  await tx
    .updateTable('rate_confirmations')
    .set({ driver: JSON.stringify(body) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  const data = await carrierLoadWire(tx, await confirmationBy(tx, params.token), ctx.now());
  return changed({ data }, noted(row, { truck: body.truck_number, trailer: body.trailer_number }));
}
