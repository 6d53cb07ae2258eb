import type { CarrierAnswer } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';

/** News about a quote for listeners in this process. */
export type QuoteNews = { readonly kind: 'carrier'; readonly answer: CarrierAnswer } | { readonly kind: 'complete' };
type Listener = (news: QuoteNews) => void;

/** A quote whose carriers this process is calling, with the answers so far and pending writes. */
type Shopping = { readonly answers: CarrierAnswer[]; readonly writes: Promise<unknown>[]; work: Promise<void> };

/** Quotes whose carriers this process is calling, and their listeners. */
class QuoteBus {
  readonly #shopped = new Map<string, Shopping>();
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Whether this process is calling the carriers of a quote. */
  isShopping(quoteId: string): boolean {
    return this.#shopped.has(quoteId);
  }

  /** Calls the carriers of a quote, and keeps their answers until all are written. */
  shop(quoteId: string, ask: () => Promise<void>): void {
    const shopping: Shopping = { answers: [], writes: [], work: Promise.resolve() };
    this.#shopped.set(quoteId, shopping);
    shopping.work = ask().finally(() => {
      this.#shopped.delete(quoteId);
      this.#tell(quoteId, { kind: 'complete' });
    });
  }

  /** Publishes an answer to all listeners while it is being written. */
  answered(quoteId: string, answer: CarrierAnswer, write: Promise<void>): void {
    const shopping = this.#shopped.get(quoteId);
    shopping?.answers.push(answer);
    shopping?.writes.push(write);
    this.#tell(quoteId, { kind: 'carrier', answer });
  }

  /** Waits until all answers so far are written or have failed to be. */
  async written(quoteId: string): Promise<void> {
    await Promise.allSettled(this.#shopped.get(quoteId)?.writes ?? []);
  }

  #tell(quoteId: string, news: QuoteNews): void {
    for (const listener of this.#listeners.get(quoteId) ?? []) listener(news);
  }

  /** Subscribes to a quote, starting with earlier answers. @returns a function that unsubscribes */
  follow(quoteId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(quoteId) ?? new Set<Listener>();
    this.#listeners.set(quoteId, listeners.add(listener));
    for (const answer of this.#shopped.get(quoteId)?.answers ?? []) listener({ kind: 'carrier', answer });
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(quoteId);
    };
  }

  /** Waits for all work in progress, e.g. before the server stops. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#shopped.values()].map(({ work }) => work));
  }
}

const buses = new WeakMap<Services, QuoteBus>();

export function quoteBusOf(services: Services): QuoteBus {
  const bus = buses.get(services) ?? new QuoteBus();
  buses.set(services, bus);
  return bus;
}

/** Waits until every rate that a shipper has seen can be read from the database. */
export async function ratesWritten(services: Services, quoteId: string): Promise<void> {
  await quoteBusOf(services).written(quoteId);
}
