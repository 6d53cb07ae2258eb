import type { CarrierAnswer } from '@waybill/contract';
import type { Services } from '../../core/context.ts';

/** What a quote under way tells whoever follows it in this process. */
export type QuoteNews = { readonly kind: 'carrier'; readonly answer: CarrierAnswer } | { readonly kind: 'complete' };
type Listener = (news: QuoteNews) => void;

/** Quotes that this process is asking carriers for, and who follows them. */
class QuoteBus {
  readonly #shopped = new Map<string, Promise<void>>();
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Whether this process is asking carriers for a quote. */
  isShopping(quoteId: string): boolean {
    return this.#shopped.has(quoteId);
  }

  /** Keeps the work on a quote until it is done. */
  shop(quoteId: string, work: Promise<void>): void {
    this.#shopped.set(
      quoteId,
      work.finally(() => {
        this.#shopped.delete(quoteId);
        this.tell(quoteId, { kind: 'complete' });
      }),
    );
  }

  tell(quoteId: string, news: QuoteNews): void {
    for (const listener of this.#listeners.get(quoteId) ?? []) listener(news);
  }

  /** Follows a quote; call what is returned to stop. */
  follow(quoteId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(quoteId) ?? new Set<Listener>();
    this.#listeners.set(quoteId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(quoteId);
    };
  }

  /** Waits for everything that is under way, e.g. before the server stops. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#shopped.values());
  }
}

const buses = new WeakMap<Services, QuoteBus>();

export function quoteBusOf(services: Services): QuoteBus {
  const bus = buses.get(services) ?? new QuoteBus();
  buses.set(services, bus);
  return bus;
}
