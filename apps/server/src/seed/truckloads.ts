import { answerDue } from '@waybill/freight';
import { loadWire } from '../modules/quoting/quotes/index.ts';
import type { Tx } from '../core/database/database.ts';
import { secretHash } from '../core/sessions/secret-hash.ts';
import { demoTruckloads } from './demo/truckloads.ts';
import type { SeededAccount } from './people.ts';
import { putHaul } from './truckload-haul.ts';
import { numbersOf, personOf } from './quote-requests.ts';
import { minuteMs, priced, putOffer, putQuote, type Known, type Offered, type One } from './truckload-quotes.ts';

const contact = { name: 'Rosa Medina', email: 'rosa.medina@buyer.example', phone: '312-555-0142' };

async function putRequest(known: Known, one: One, number: string, offer: Offered | null): Promise<string> {
  const { tx, accountId, asker, seller } = known;
  const { demo, at, newId, request, places, priced: found } = one;
  const id = newId(at);
  const taken = demo.state !== 'new';
  const said = offer === null ? null : new Date(Math.min(offer.at.getTime() + 40 * minuteMs, known.now.getTime()));
  await tx
    .insertInto('quote_requests')
    .values({
      account_id: accountId,
      id,
      number,
      request_hash: secretHash(id),
      state: demo.state ?? 'new',
      mode: 'truckload',
      kind: 'truckload',
      equipment: one.equipment.name,
      truckload_quote_id: one.id,
      created_by: asker.id,
      created_at: at,
      updated_at: said ?? at,
      due_at: answerDue(at),
      owner_id: taken ? seller.id : null,
      owner_name: taken ? seller.name : null,
      contact: JSON.stringify(contact),
      pickup_date: request.pickup_date,
      origin: JSON.stringify({ ...request.origin, place: places[0] }),
      destination: JSON.stringify({ ...request.destination, place: places.at(-1) }),
      load: JSON.stringify(loadWire(found.load.totals)),
      request: JSON.stringify(request),
      reasons: JSON.stringify(found.findings),
      notes: demo.notes,
      target_amount: null,
      currency: 'USD',
      quote_id: offer?.quoteId ?? null,
      offers_until: offer?.until ?? null,
      answered_at: offer?.at ?? null,
      ...(demo.state === 'accepted' && offer !== null
        ? { accepted_rate_id: offer.rate.id, accepted_by: contact.name, accepted_at: said }
        : {}),
    })
    .execute();
  await tx
    .updateTable('truckload_quotes')
    .set({ quote_request_id: id })
    .where('account_id', '=', accountId)
    .where('id', '=', one.id)
    .execute();
  type Who = { readonly by_kind: string; readonly by_id: string | null; readonly by_name: string };
  const byStaff: Who = { by_kind: 'staff', by_id: seller.id, by_name: seller.name };
  const byCustomer: Who = { by_kind: 'customer', by_id: asker.id, by_name: asker.name };
  const byContact: Who = { by_kind: 'customer', by_id: null, by_name: contact.name };
  const bySystem: Who = { by_kind: 'system', by_id: null, by_name: 'Waybill' };
  const event = (kind: string, who: Who, moment: Date, text: string | null) => ({
    account_id: accountId,
    request_id: id,
    id: newId(moment),
    at: moment,
    kind,
    text,
    ...who,
  });
  await tx
    .insertInto('quote_request_events')
    .values([
      event('asked', byCustomer, at, demo.notes),
      ...(taken ? [event('assigned', byStaff, new Date(at.getTime() + 6 * minuteMs), seller.name)] : []),
      ...(offer === null ? [] : [event('answered', byStaff, offer.at, demo.said)]),
      ...(demo.state === 'accepted' && said !== null ? [event('accepted', byContact, said, null)] : []),
      ...(demo.state === 'declined' && said !== null
        ? [event('declined', byContact, said, 'The order fell through.')]
        : []),
      ...(demo.state === 'expired' && offer !== null ? [event('expired', bySystem, offer.until, null)] : []),
    ])
    .execute();
  return id;
}

async function putDesk(known: Known, one: One, requestId: string, offer: Offered | null): Promise<void> {
  const { tx, accountId, seller, now } = known;
  const { demo, at, newId } = one;
  const key = { account_id: accountId, request_id: requestId };
  const noted = new Date(at.getTime() + 30 * minuteMs);
  if (demo.carriers.length > 0) {
    await tx
      .insertInto('desk_carrier_offers')
      .values(
        demo.carriers.map(([name, scac, cost]) => ({
          ...key,
          id: newId(noted),
          carrier_name: name,
          scac,
          cost,
          currency: 'USD',
          noted_by: seller.name,
          noted_at: noted,
        })),
      )
      .execute();
  }
  if (offer === null) return;
  const decision = demo.state === 'accepted' ? 'confirm' : demo.state === 'declined' ? 'decline' : null;
  const answered = new Date(Math.min(offer.at.getTime() + 40 * minuteMs, now.getTime()));
  await tx
    .insertInto('offer_links')
    .values({
      ...key,
      id: newId(offer.at),
      // Hash of a text that is not a token, so this link cannot be used; the desk can send another.
      token_hash: secretHash(`demo ${requestId}`),
      quote_id: offer.quoteId,
      sent_to: contact.email,
      name: contact.name,
      sent_at: offer.at,
      expires_at: offer.until,
      ...(decision === null ? {} : { decision, answered_by: contact.name, answered_at: answered }),
    })
    .execute();
}

/** Adds truckloads of the first demo account: quoted only, at the desk in every state, and one in transit. */
export async function seedTruckloads(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const [first] = accounts;
  if (first === undefined) return;
  const known: Known = {
    tx,
    now,
    accountId: first.id,
    asker: await personOf(tx, 'desk@example.com'),
    seller: await personOf(tx, 'fpg.sales@waybill.example'),
  };
  const byAge = demoTruckloads.toSorted((one, other) => other.asked - one.asked);
  const quoteNumbers = await numbersOf(tx, 'quote_numbers', byAge.length * 2);
  const numbers = await numbersOf(tx, 'quote_request_numbers', byAge.length);
  for (const [index, demo] of byAge.entries()) {
    const one = await priced(known, demo, index);
    await putQuote(known, one, `Q-${quoteNumbers[2 * index] ?? 0}`);
    if (demo.state === null) continue;
    const offer = await putOffer(known, one, `Q-${quoteNumbers[2 * index + 1] ?? 0}`);
    const requestId = await putRequest(known, one, `R-${numbers[index] ?? 0}`, offer);
    await putDesk(known, one, requestId, offer);
    if (demo.hauled !== undefined && offer !== null) await putHaul(known, one, offer, demo.hauled);
  }
}
