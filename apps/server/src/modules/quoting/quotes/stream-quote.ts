import { setTimeout as pause } from 'node:timers/promises';
import {
  carrierAnswer,
  quote as quoteShape,
  type CarrierAnswer,
  type endpoints,
  type Params,
  type Quote,
} from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { openEventStream, type EventStream } from '../../../core/http/event-stream.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { carriersSeen, type CarriersSeen } from '../../identity/settings/index.ts';
import { answerAsSeen } from './visible-quote.ts';
import { quoteBusOf } from './quote-bus.ts';
import { showQuote } from './show-quote.ts';

/** Polling interval in milliseconds, when another process may be calling the carriers. */
const lookEveryMs = 300;

/** All answers of a quote so far, as stream events. */
function answersOf({ carriers, rates, without_rate: without }: Quote): CarrierAnswer[] {
  return carriers
    .filter(({ state }) => state !== 'asked')
    .map((asked) => ({
      ...asked,
      rates: rates.filter(({ carrier }) => carrier.id === asked.carrier.id),
      findings: without.find(({ carrier }) => carrier.id === asked.carrier.id)?.findings ?? [],
    }));
}

/** Sends each answer once, limited to carriers that the account shows. */
class Teller {
  readonly #stream: EventStream;
  readonly #visibility: CarriersSeen;
  readonly #told = new Set<string>();

  constructor(stream: EventStream, visibility: CarriersSeen) {
    this.#stream = stream;
    this.#visibility = visibility;
  }

  tell(answer: CarrierAnswer): void {
    if (this.#told.has(answer.carrier.id)) return;
    this.#told.add(answer.carrier.id);
    const seen = answerAsSeen(answer, this.#visibility);
    if (seen !== null) this.#stream.send('carrier', carrierAnswer.parse(seen));
  }
}

/** Follows the quote until it is complete or the client disconnects. */
async function follow(ctx: Context, id: string, teller: Teller, stream: EventStream): Promise<Quote> {
  const bus = quoteBusOf(ctx.services);
  const read = () => showQuote(ctx.db, accountOf(ctx), id, ctx.now());
  let wake: () => void = () => undefined;
  const completed = new Promise<void>((resolve) => {
    wake = resolve;
  });
  stream.onClose(wake);
  // Subscribe before reading the quote, so that no answer is missed.
  const unfollow = bus.follow(id, (news) => (news.kind === 'carrier' ? teller.tell(news.answer) : wake()));
  try {
    let quote = await read();
    for (const answer of answersOf(quote)) teller.tell(answer);
    if (quote.answering && bus.isShopping(id)) {
      await completed;
      quote = await read();
    }
    while (quote.answering && !stream.closed) {
      await pause(lookEveryMs);
      quote = await read();
      for (const answer of answersOf(quote)) teller.tell(answer);
    }
    for (const answer of answersOf(quote)) teller.tell(answer);
    return quote;
  } finally {
    unfollow();
  }
}

/**
 * A quote's answers as server-sent events: `carrier` for each, including earlier ones, then `summary`.
 * @throws Refusal not_found
 */
export async function streamQuote(
  ctx: Context,
  { params }: { readonly params: Pick<Params<typeof endpoints.quotes.stream>, 'id'> },
  wire: Wire,
): Promise<Uint8Array> {
  await showQuote(ctx.db, accountOf(ctx), params.id, ctx.now());
  const visibility = await carriersSeen(ctx.db, accountOf(ctx));
  const stream = openEventStream(wire);
  try {
    const quote = await follow(ctx, params.id, new Teller(stream, visibility), stream);
    stream.send('summary', quoteShape.parse(quote));
  } catch (error) {
    ctx.log.error({ err: error }, 'a stream of rates broke');
  } finally {
    stream.end();
  }
  return new Uint8Array();
}

/** A quote after every carrier has answered or this many seconds have passed. */
export async function awaitQuote(ctx: Context, id: string, seconds: number): Promise<Quote> {
  const until = performance.now() + seconds * 1000;
  let quote = await showQuote(ctx.db, accountOf(ctx), id, ctx.now());
  while (quote.answering && performance.now() < until) {
    await pause(100);
    quote = await showQuote(ctx.db, accountOf(ctx), id, ctx.now());
  }
  return quote;
}
