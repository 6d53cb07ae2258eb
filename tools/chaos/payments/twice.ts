import type { OpenPayment, Payment } from '@waybill/contract';
import { addInvoices } from '../../../apps/server/src/testing/invoices.ts';
import { openAmounts } from '../../../apps/server/src/modules/billing/ledger/index.ts';
import { absolute, type Figure } from '../../measure/figure.ts';
import type { Conditions } from '../../measure/runner.ts';
import { payPage, subjectOf, sendEvent, type Payer, type Place } from './place.ts';
import { booksOf, each, intentsOf, shuffled } from './shared.ts';

const tabs = 4;
const total = 30_000;
const firstNumber = 900_000;

type Round = Payer & { readonly invoice: string };

/** The payments that somebody sees and ends before they pay. */
async function openNow(place: Place, { person, invoice }: Round): Promise<string[]> {
  const answer = await person.get(place.address, '/api/payments/open');
  const { data } = (await answer.json()) as { data: OpenPayment[] };
  return data.filter(({ invoices }) => invoices.some(({ id }) => id === invoice)).map(({ id }) => id);
}

/** One tab that pays the whole invoice: where another one is first, it gives up or takes over. */
async function payTab(place: Place, round: Round, takesOver: boolean): Promise<void> {
  const id = crypto.randomUUID();
  const start = (replaces: readonly string[]) =>
    round.person.post(place.address, '/api/payments', { id, invoices: [{ id: round.invoice }], replaces });
  let answer = await start([]);
  if (answer.status === 409 && takesOver) answer = await start(await openNow(place, round));
  if (answer.status !== 201) {
    await answer.body?.cancel();
    // Held by another tab, paid already, or the page of another tab is being created at this moment.
    if (![409, 422, 502].includes(answer.status)) throw new Error(`A payment was answered with ${answer.status}`);
    return;
  }
  const { url } = ((await answer.json()) as { data: Payment }).data;
  if (url !== null) await payPage(url);
}

async function payRound(place: Place, round: Round, random: () => number): Promise<void> {
  const before = place.events().length;
  const takesOver = Array.from({ length: tabs }, () => random() < 0.6);
  await Promise.all(takesOver.map((takes) => payTab(place, round, takes)));
  // Whoever still finds it open pays it now, so that each round ends with a paid invoice.
  const id = crypto.randomUUID();
  const replaces = await openNow(place, round);
  const last = await round.person.post(place.address, '/api/payments', {
    id,
    invoices: [{ id: round.invoice }],
    replaces,
  });
  if (last.status === 201) {
    const { url } = ((await last.json()) as { data: Payment }).data;
    if (url !== null) await payPage(url);
  } else await last.body?.cancel();
  for (const event of shuffled(place.events().slice(before), random))
    if (subjectOf(event) !== '') await sendEvent(place.address, event, place.now());
}

/** The same invoice paid from several tabs at once, with take-overs and reordered webhooks: it is charged once. */
export async function* twice(place: Place, { seed, random, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const count = smoke ? 16 : 1000;
  const services = { database: place.database, clock: place.now } as Parameters<typeof addInvoices>[0];
  place.setClock(new Date());
  const rounds: Round[] = [];
  for (const [nth, payer] of place.payers.entries()) {
    const own = Math.ceil(count / place.payers.length);
    const given = Array.from({ length: own }, (_, at) => ({
      number: firstNumber + nth * own + at,
      total,
      issued: '2026-11-02',
    }));
    const invoices = await addInvoices(services, payer.accountId, given);
    rounds.push(...[...invoices.values()].map((invoice) => ({ ...payer, invoice })));
  }
  const received = () => intentsOf(place.provider).reduce((sum, intent) => sum + intent.received, 0);
  const [cashBefore, before] = [(await booksOf(place.database)).cash, received()];
  await each(rounds, 4, (round) => payRound(place, round, random));
  note(`${rounds.length} invoices, ${tabs} tabs each`);
  let unpaid = 0;
  for (const { accountId, invoice } of rounds)
    unpaid += (await openAmounts(place.database.staff, accountId, [invoice])).get(invoice) === 0 ? 0 : 1;
  const books = await booksOf(place.database);
  const name = (what: string, unit: string) => ({ name: what, unit, seed });
  yield absolute(name('invoices paid from several tabs', 'invoices'), rounds.length, 'at least', count);
  yield absolute(name('invoices of several tabs that stayed open', 'invoices'), unpaid, 'at most', 0);
  yield absolute(
    name('charged at the provider beyond once for each invoice', 'cents'),
    Math.abs(received() - before - rounds.length * total),
    'at most',
    0,
  );
  yield absolute(
    name('charged from several tabs and not in the books', 'cents'),
    Math.abs(received() - before - (books.cash - cashBefore)),
    'at most',
    0,
  );
}
