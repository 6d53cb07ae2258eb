import { chainStart, linkHash, type Heads } from './chain.ts';
import type { Damage, DamageKind } from './damage.ts';
import type { SealedEntry } from './sealed-entries.ts';

/** Checks one chain, link by link in order. */
export class ChainCheck {
  readonly chain: string;
  readonly damage: Damage[] = [];
  missing = 0;
  readonly #head: Heads[string] | undefined;
  readonly #lastRun: number;
  #position = 0;
  #hash: Buffer = chainStart;

  /** @param head where the chain ends according to the runs */
  constructor(chain: string, head: Heads[string] | undefined, lastRun: number) {
    this.chain = chain;
    this.#head = head;
    this.#lastRun = lastRun;
  }

  #found(kind: DamageKind, position: number, entry: string | null): void {
    this.damage.push({ kind, chain: this.chain, position, entry });
  }

  #gap(until: number): void {
    for (let position = this.#position + 1; position < until; position += 1) {
      this.#found('seal_removed', position, null);
      this.missing += 1;
    }
  }

  next(row: SealedEntry): void {
    const { position, entry_id: entry } = row;
    const follows = position === this.#position + 1;
    this.#gap(position);
    if (row.content_now === null) this.#found('entry_removed', position, entry);
    else if (!row.content_now.equals(row.content)) this.#found('entry_changed', position, entry);
    // After a gap there is no previous hash to compare with; the gap itself is reported.
    if (follows && !linkHash(this.#hash, row.content).equals(row.hash)) this.#found('seal_changed', position, entry);
    if (row.run > this.#lastRun) this.damage.push({ kind: 'run_removed', chain: null, position: row.run, entry: null });
    else if (position > (this.#head?.[0] ?? 0)) this.#found('seal_inserted', position, entry);
    this.#position = position;
    this.#hash = row.hash;
  }

  /** Call this after the last link. */
  end(): void {
    const [position, hash] = this.#head ?? [0, ''];
    this.#gap(position + 1);
    if (position === this.#position && position > 0 && this.#hash.toString('hex') !== hash) {
      this.#found('seal_changed', position, null);
    }
  }
}
