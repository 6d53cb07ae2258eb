// Carriers' answers that are spoiled in structure and in figures, read as the gateway reads them and priced as quotes price
// them: nothing crashes, no price is taken that the answer does not state, and nothing is dropped without a word.
import { quoteRequest, rate as rateShape, toLoadItem } from '@waybill/contract';
import { prepareLoad } from '@waybill/freight';
import { allStorable, storable } from '../../apps/server/src/core/storable.ts';
import { calledWith, deadlineOf, type Connection } from '../../apps/server/src/modules/carriers/gateway/index.ts';
import {
  liveCost,
  priceAnswer,
  type Priced,
  type Terms,
} from '../../apps/server/src/modules/quoting/quotes/price-answer.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { goodAnswers, type Good } from './answers/good.ts';
import { mutated, mutatedText, type Json } from './answers/mutate.ts';
import { statedTotals } from './answers/strict.ts';
import { quoteFor } from '../outside/requests.ts';

type Verdict = 'accepted' | 'turned_down' | 'crash' | 'wrong' | 'silent';

function connectionOf({ adapter }: Good): Connection {
  const { code, name, modes } = adapter.manifest;
  return {
    id: code,
    carrier: { id: '0192f0c1-2b3c-7d4e-8f50-617283940516', name, scac: 'SIMA', modes },
    adapter,
    environment: 'simulator',
    credentials: null,
    liability: { perPoundNew: 500, perPoundUsed: 10, cap: 10_000_000 },
    deadlines: {},
    settleSeconds: 0,
    version: '1',
  };
}

function termsOf(mode: 'ltl' | 'parcel'): Terms {
  const request = quoteRequest.parse({ ...quoteFor(mode, 1000), pickup_date: '2026-11-18' });
  const load = prepareLoad(request.items.map((line, index) => toLoadItem(line, String(index + 1))));
  const margin = { id: 'account', percentBp: 1000, flat: 0, floor: 0, cap: null };
  return { request, lines: load.lines, insurance: null, margin };
}

const subtotals: ReadonlySet<string> = new Set(['gross', 'freight', 'without_insurance', 'total']);
const sum = (lines: readonly { readonly kind: string; readonly amount: { readonly amount: number } }[]): number =>
  lines.reduce((so, { kind, amount }) => (subtotals.has(kind) ? so : so + amount.amount), 0);

/** Whether every price that was taken is one that the answer states, has lines that come to it, and can be shown. */
function rightPrices(adapter: string, answer: Json, { rates }: Priced): boolean {
  const stated = statedTotals(adapter, answer);
  return rates.every((rate) => {
    const { amount, currency } = rate.cost.withoutInsurance;
    const said = stated.some(
      (each) => each.service === rate.carrierService.code && each.cents === amount && each.currency === currency,
    );
    const sold = rate.wire.total_without_insurance.amount;
    return (
      said &&
      rateShape.safeParse(rate.wire).success &&
      amount > 0 &&
      sum(liveCost(rate)) === amount &&
      sum(rate.wire.charges) === sold
    );
  });
}

function judgeRate(good: Good & { operation: 'rate' }, body: string, terms: Terms): Verdict {
  const { adapter, input, reply } = good;
  const connection = connectionOf(good);
  const called = calledWith(connection, 'rate', input, { ...reply, body });
  const priced = priceAnswer(connection, called, terms, deadlineOf(connection, 'rate'));
  if (priced.rates.length === 0) return priced.findings.length > 0 ? 'turned_down' : 'silent';
  return rightPrices(adapter.manifest.code, allStorable(JSON.parse(body) as Json), priced) ? 'accepted' : 'wrong';
}

/** The answer without the signs that are taken out of every text before it is kept. */
function cleaned(body: string): string {
  try {
    return JSON.stringify(allStorable(JSON.parse(body) as Json));
  } catch {
    return storable(body);
  }
}

/** Numbers and charges of a booking have to stand in the answer. */
function judgeBooking(good: Good & { operation: 'book' }, body: string): Verdict {
  const { reading } = calledWith(connectionOf(good), 'book', good.input, { ...good.reply, body });
  if (reading.outcome !== 'done') return reading.messages.length > 0 ? 'turned_down' : 'silent';
  const { proNumber, trackingNumbers, carrierBookingId, charged } = reading.result;
  const numbers = [proNumber, carrierBookingId, ...trackingNumbers].filter((number) => number !== null);
  const told = cleaned(body);
  const known = numbers.every((number) => number !== '' && told.includes(number));
  const figures = [...told.matchAll(/-?\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Math.round(Number(text.replaceAll(',', '')) * 100),
  );
  const paid = charged === null || (charged.amount >= 0 && figures.includes(charged.amount));
  return known && paid ? 'accepted' : 'wrong';
}

function spoil({ reply }: Good, random: () => number): string {
  try {
    const answer = JSON.parse(reply.body) as Json;
    return random() < 0.05 ? mutatedText(reply.body, random) : (JSON.stringify(mutated(answer, random)) ?? '');
  } catch {
    return mutatedText(reply.body, random);
  }
}

/** The adapter alone must not throw either: the gateway would catch it. */
function readsQuietly({ adapter, operation, input, reply }: Good, body: string): boolean {
  try {
    adapter.operations[operation]?.readAnswer({ ...reply, body }, input as never);
    return true;
  } catch {
    return false;
  }
}

function judge(good: Good, body: string, terms: Readonly<Record<'ltl' | 'parcel', Terms>>): Verdict {
  if (!readsQuietly(good, body)) return 'crash';
  try {
    if (good.operation === 'book') return judgeBooking(good, body);
    return judgeRate(good, body, terms[good.input.load.mode]);
  } catch {
    return 'crash';
  }
}

/** Spoils answers of every adapter's rating and booking in turn and counts what became of them. */
export async function* measure({ seed, random, smoke, note }: Conditions): AsyncGenerator<Figure, void> {
  const wanted = smoke ? 300 : 10_000;
  const good = await goodAnswers();
  const terms = { ltl: termsOf('ltl'), parcel: termsOf('parcel') };
  const counts: Record<Verdict, number> = { accepted: 0, turned_down: 0, crash: 0, wrong: 0, silent: 0 };
  for (const each of good) {
    const verdict = judge(each, each.reply.body, terms);
    if (verdict !== 'accepted')
      throw new Error(`A good ${each.operation} of ${each.adapter.manifest.code}: ${verdict}`);
  }
  for (let nth = 0; nth < wanted; nth += 1) {
    const each = good[nth % good.length];
    if (each === undefined) throw new Error('There is no answer to spoil');
    const body = spoil(each, random);
    const verdict = judge(each, body, terms);
    counts[verdict] += 1;
    if (verdict === 'crash' || verdict === 'wrong' || verdict === 'silent')
      note(`${verdict}: ${each.adapter.manifest.code} ${each.operation} ${body.slice(0, 1500)}`);
  }
  note(JSON.stringify(counts));
  const named = (name: string) => ({ name: `spoiled answers ${name}`, unit: 'answers', seed });
  yield absolute(named('read'), wanted, 'at least', wanted);
  yield absolute(named('that crashed the reading'), counts.crash, 'at most', 0);
  yield absolute(named('with a wrong price or number taken'), counts.wrong, 'at most', 0);
  yield absolute(named('dropped without a word'), counts.silent, 'at most', 0);
  // Without any of either the run would show nothing.
  yield absolute(named('still taken'), counts.accepted, 'at least', 1);
  yield absolute(named('turned down'), counts.turned_down, 'at least', 1);
}
