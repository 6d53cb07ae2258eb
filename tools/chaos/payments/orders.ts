import { setTimeout as pause } from 'node:timers/promises';
import type { Payment } from '@waybill/contract';
import { addInvoices } from '../../../apps/server/src/testing/invoices.ts';
import { openAmounts } from '../../../apps/server/src/modules/billing/ledger/index.ts';
import type { SentEvent } from '../../../apps/server/src/simulators/payments/events.ts';
import { absolute, type Figure } from '../../measure/figure.ts';
import type { Conditions } from '../../measure/runner.ts';
import { emptyCard, payPage, subjectOf, sendEvent, type Payer, type Place } from './place.ts';
import { booksOf, each, intentsOf, shuffled } from './shared.ts';

const atOnce = 12;
const batchSize = 500;
const mostTries = 2000;
const invoicesEach = 50;
const invoiceTotal = 50_000_000;

/** Somebody who pays, with the invoices of their account. */
type Paying = Payer & { readonly invoices: readonly string[] };
type Asked = { readonly id: string; readonly invoices: readonly { readonly id: string; readonly amount: number }[] };

type Wanted = Asked & Pick<Payer, 'person'>;

function wanted(payers: readonly Paying[], random: () => number): Wanted {
  const { invoices, person } = payers[Math.floor(random() * payers.length)] as Paying;
  const chosen = shuffled(invoices, random).slice(0, 1 + Math.floor(random() * 3));
  const amounts = chosen.map((id) => ({ id, amount: 50 + Math.floor(random() * 9950) }));
  return { id: crypto.randomUUID(), invoices: amounts, person };
}

async function payOne(place: Place, { person, ...asked }: Wanted, declinedFirst: boolean): Promise<void> {
  let answer = await person.post(place.address, '/api/payments', asked satisfies Asked);
  // Another payment of the run holds one of the invoices until its card has paid.
  for (let tries = 0; answer.status === 409 && tries < mostTries; tries += 1) {
    await answer.body?.cancel();
    await pause(10);
    answer = await person.post(place.address, '/api/payments', asked satisfies Asked);
  }
  if (answer.status !== 201) throw new Error(`A payment was refused: ${await answer.text()}`);
  const { url } = ((await answer.json()) as { data: Payment }).data;
  if (declinedFirst) await payPage(url ?? '', emptyCard);
  if (!(await payPage(url ?? ''))) throw new Error('The card was not taken');
}

/** The order in which one payment's events are told: each up to five times, or never. */
function orderOf(events: readonly SentEvent[], random: () => number): SentEvent[] {
  const copies = events.flatMap((event) => Array.from({ length: Math.floor(random() * 6) }, () => event));
  return shuffled(copies, random);
}

async function batch(place: Place, payers: readonly Paying[], count: number, random: () => number) {
  const payments = Array.from({ length: count }, () => wanted(payers, random));
  const declined = new Map(payments.map(({ id }) => [id, random() < 0.3]));
  const before = place.events().length;
  await each(payments, atOnce, (payment) => payOne(place, payment, declined.get(payment.id) === true));
  const events = Map.groupBy(place.events().slice(before), subjectOf);
  const told = payments.map(({ id }) => orderOf(events.get(id) ?? [], random));
  await each(told, atOnce, async (order) => {
    // Two at the same moment, again and again: what comes together must count once too.
    for (let at = 0; at < order.length; at += 2)
      await Promise.all(order.slice(at, at + 2).map((event) => sendEvent(place.address, event, place.now())));
  });
  return { payments, told: told.reduce((sum, order) => sum + order.length, 0) };
}

async function untilAsked(place: Place): Promise<void> {
  place.setClock(new Date(place.now().getTime() + 61_000));
  const due = () =>
    place.database.staff.selectFrom('payments').select('id').where('check_at', '<=', place.now()).limit(1).execute();
  while ((await due()).length > 0) await place.job('payments.check');
}

/** Payments whose webhooks come in every order and number: every invoice is paid what was paid on it, and no more. */
export async function* orders(place: Place, { seed, random, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const count = smoke ? 60 : 10_000;
  const services = { database: place.database, clock: place.now } as Parameters<typeof addInvoices>[0];
  const payers: Paying[] = [];
  for (const [nth, payer] of place.payers.entries()) {
    const given = Array.from({ length: invoicesEach }, (_, at) => ({
      number: 700_000 + nth * invoicesEach + at,
      total: invoiceTotal,
      issued: '2026-11-02',
    }));
    const invoices = [...(await addInvoices(services, payer.accountId, given)).values()];
    payers.push({ ...payer, invoices });
  }
  place.setClock(new Date());
  const expected = new Map<string, number>(
    payers.flatMap(({ invoices }) => invoices.map((id) => [id, invoiceTotal] as const)),
  );
  let [done, told] = [0, 0];
  while (done < count) {
    const made = await batch(place, payers, Math.min(batchSize, count - done), random);
    for (const { id, amount } of made.payments.flatMap((payment) => payment.invoices))
      expected.set(id, (expected.get(id) ?? 0) - amount);
    done += made.payments.length;
    told += made.told;
    note(`${done} payments, ${told} webhooks`);
  }
  await untilAsked(place);
  const states = await place.database.staff.selectFrom('payments').select('state').execute();
  let wrong = 0;
  for (const { accountId, invoices } of payers) {
    const open = await openAmounts(place.database.staff, accountId, invoices);
    wrong += invoices.filter((id) => open.get(id) !== expected.get(id)).length;
  }
  const received = intentsOf(place.provider).reduce((sum, intent) => sum + intent.received, 0);
  const books = await booksOf(place.database);
  const name = (what: string, unit: string) => ({ name: what, unit, seed });
  yield absolute(name('orders of webhooks', 'payments'), states.length, 'at least', count);
  yield absolute(name('webhooks told', 'webhooks'), told, 'at least', count);
  yield absolute(
    name('payments in another state than paid', 'payments'),
    states.filter(({ state }) => state !== 'succeeded').length,
    'at most',
    0,
  );
  yield absolute(name('invoices with another balance than was paid', 'invoices'), wrong, 'at most', 0);
  yield absolute(name('books differ from the provider', 'cents'), Math.abs(received - books.cash), 'at most', 0);
  yield absolute(name('books out of balance', 'cents'), books.unbalanced, 'at most', 0);
}
