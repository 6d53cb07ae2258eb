// The books as a child would keep them: plain numbers by customer and invoice, and one running total for each side. It knows
// nothing of journals, and says for each operation what must come of it.

/** What an operation comes to: written, known already, or refused with a code. */
export type Verdict =
  | 'posted'
  | 'known'
  | 'over_balance'
  | 'over_credit'
  | 'over_earned'
  | 'over_held'
  | 'has_payments'
  | 'reversed_already';

type Invoice = { open: number; freight: number; fuel: number };
/** How an event can be taken back; null where it cannot. */
type Undo = { readonly verdict: () => Verdict; readonly apply: () => void };

/** One customer's books in one currency; amounts are minor units. */
export class ModelBooks {
  readonly invoices = new Map<string, Invoice>();
  credit = 0;
  held = 0;
  cash = 0;
  badDebt = 0;
  cost = 0;
  payable = 0;
  earned = 0;
  readonly #keys = new Set<string>();
  readonly #undo = new Map<string, Undo>();
  readonly #undone = new Set<string>();

  /** What everything owned and spent differs from everything owed and earned: zero in good books. */
  get difference(): number {
    let receivable = 0;
    for (const { open } of this.invoices.values()) receivable += open;
    return receivable + this.cash + this.badDebt + this.cost - this.credit - this.earned - this.payable;
  }

  #once(key: string, verdict: () => Verdict, apply: () => Undo | null): Verdict {
    if (this.#keys.has(key)) return 'known';
    const outcome = verdict();
    if (outcome !== 'posted') return outcome;
    this.#keys.add(key);
    const undo = apply();
    if (undo !== null) this.#undo.set(key, undo);
    return 'posted';
  }

  #of(id: string): Invoice {
    const invoice = this.invoices.get(id);
    if (invoice === undefined) throw new Error(`The model has no invoice ${id}`);
    return invoice;
  }

  issue(key: string, id: string, freight: number, fuel: number): Verdict {
    const apply = () => {
      this.invoices.set(id, { open: freight + fuel, freight, fuel });
      this.earned += freight + fuel;
      return {
        verdict: (): Verdict => (this.#of(id).open < freight + fuel ? 'has_payments' : 'posted'),
        apply: () => {
          const invoice = this.#of(id);
          this.invoices.set(id, {
            open: invoice.open - freight - fuel,
            freight: invoice.freight - freight,
            fuel: invoice.fuel - fuel,
          });
          this.earned -= freight + fuel;
        },
      };
    };
    return this.#once(key, () => 'posted', apply);
  }

  pay(key: string, amount: number, ids: readonly string[]): Verdict {
    const apply = () => {
      let left = amount;
      const put = ids.map((id) => {
        const invoice = this.#of(id);
        const part = Math.min(left, Math.max(invoice.open, 0));
        invoice.open -= part;
        left -= part;
        return { invoice: id, part };
      });
      const over = left;
      this.cash += amount;
      this.credit += over;
      return {
        verdict: (): Verdict => (over > 0 && this.credit < over ? 'over_credit' : 'posted'),
        apply: () => {
          for (const { invoice, part } of put) this.#of(invoice).open += part;
          this.cash -= amount;
          this.credit -= over;
        },
      };
    };
    return this.#once(key, () => 'posted', apply);
  }

  apply(key: string, id: string, amount: number): Verdict {
    const verdict = (): Verdict => {
      if (amount > this.credit) return 'over_credit';
      return amount > this.#of(id).open ? 'over_balance' : 'posted';
    };
    return this.#once(key, verdict, () => {
      this.credit -= amount;
      this.#of(id).open -= amount;
      return {
        verdict: () => 'posted',
        apply: () => {
          this.credit += amount;
          this.#of(id).open += amount;
        },
      };
    });
  }

  creditMemo(key: string, id: string, freight: number, fuel: number): Verdict {
    const verdict = (): Verdict =>
      freight > this.#of(id).freight || fuel > this.#of(id).fuel ? 'over_earned' : 'posted';
    return this.#once(key, verdict, () => {
      const invoice = this.#of(id);
      const lowered = Math.min(freight + fuel, Math.max(invoice.open, 0));
      const over = freight + fuel - lowered;
      invoice.open -= lowered;
      invoice.freight -= freight;
      invoice.fuel -= fuel;
      this.earned -= freight + fuel;
      this.credit += over;
      return {
        verdict: (): Verdict => (over > 0 && this.credit < over ? 'over_credit' : 'posted'),
        apply: () => {
          const now = this.#of(id);
          now.open += lowered;
          now.freight += freight;
          now.fuel += fuel;
          this.earned += freight + fuel;
          this.credit -= over;
        },
      };
    });
  }

  refund(key: string, amount: number): Verdict {
    return this.#once(
      key,
      () => (amount > this.credit ? 'over_credit' : 'posted'),
      () => {
        this.credit -= amount;
        this.cash -= amount;
        return {
          verdict: () => 'posted',
          apply: () => {
            this.credit += amount;
            this.cash += amount;
          },
        };
      },
    );
  }

  writeOff(key: string, id: string, amount: number): Verdict {
    return this.#once(
      key,
      () => (amount > this.#of(id).open ? 'over_balance' : 'posted'),
      () => {
        this.#of(id).open -= amount;
        this.badDebt += amount;
        return {
          verdict: () => 'posted',
          apply: () => {
            this.#of(id).open += amount;
            this.badDebt -= amount;
          },
        };
      },
    );
  }

  bill(key: string, amount: number): Verdict {
    return this.#once(
      key,
      () => 'posted',
      () => {
        this.cost += amount;
        this.payable += amount;
        return null;
      },
    );
  }

  payCarrier(key: string, amount: number): Verdict {
    return this.#once(
      key,
      () => 'posted',
      () => {
        this.payable -= amount;
        this.cash -= amount;
        return null;
      },
    );
  }

  hold(key: string, amount: number): Verdict {
    return this.#once(
      key,
      () => 'posted',
      () => {
        this.held += amount;
        return null;
      },
    );
  }

  release(key: string, amount: number): Verdict {
    return this.#once(
      key,
      () => (amount > this.held ? 'over_held' : 'posted'),
      () => {
        this.held -= amount;
        return null;
      },
    );
  }

  /** Whether an event can be asked to be taken back at all. */
  canReverse(key: string): boolean {
    return this.#undo.has(key);
  }

  reverse(key: string, of: string): Verdict {
    const undo = this.#undo.get(of);
    if (undo === undefined) throw new Error(`The model cannot take ${of} back`);
    return this.#once(
      key,
      () => (this.#undone.has(of) ? 'reversed_already' : undo.verdict()),
      () => {
        undo.apply();
        this.#undone.add(of);
        return null;
      },
    );
  }
}
