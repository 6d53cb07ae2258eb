import { money, type Currency, type Money } from '../money/money.ts';
import { addUp, type ChargeBasis, type ChargeKind, type ChargeLine } from './charge-line.ts';

/** A price with its whole arithmetic: the lines in printing order and their sums. */
export type Priced = {
  readonly lines: readonly ChargeLine[];
  readonly gross: Money;
  /** Zero or negative. */
  readonly discount: Money;
  readonly freight: Money;
  readonly fuel: Money;
  readonly accessorials: Money;
  readonly withoutInsurance: Money;
  readonly insurance: Money;
  readonly total: Money;
};

/** Collects charge lines and closes each section with its sum, so that lines and sums cannot differ. */
export type LineWriter = {
  add(kind: ChargeKind, code: string, amount: number, basis: ChargeBasis): void;
  /** Adds a line that repeats what all lines so far come to. */
  subtotal(kind: ChargeKind, basis?: ChargeBasis): void;
  done(): Priced;
};

const sum: ChargeBasis = { type: 'sum' };

export function lineWriter(currency: Currency): LineWriter {
  const lines: ChargeLine[] = [];
  const add: LineWriter['add'] = (kind, code, amount, basis) => {
    lines.push({ code, kind, label: `charge.${kind === 'accessorial' ? 'accessorial.' : ''}${code}`, basis, amount: money(amount, currency) });
  };
  const of = (...kinds: readonly ChargeKind[]): Money =>
    money(addUp(lines.filter(({ kind }) => kinds.includes(kind))), currency);
  const subtotalOf = (wanted: ChargeKind): Money =>
    lines.find(({ kind }) => kind === wanted)?.amount ?? money(0, currency);
  return {
    add,
    subtotal: (kind, basis = sum) => add(kind, kind, addUp(lines), basis),
    done: () => ({
      lines,
      gross: subtotalOf('gross'),
      discount: of('discount'),
      freight: subtotalOf('freight'),
      fuel: of('fuel'),
      accessorials: of('accessorial', 'surcharge'),
      withoutInsurance: subtotalOf('without_insurance'),
      insurance: of('insurance'),
      total: subtotalOf('total'),
    }),
  };
}
