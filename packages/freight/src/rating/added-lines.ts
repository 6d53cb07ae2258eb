import { accessorialCodes, type AccessorialCode } from './accessorial-table.ts';
import type { ChargeKind, ChargeLine } from './charge-line.ts';
import type { Money } from '../money/money.ts';

/** What people add to a price that was printed: services, fuel, anything else, and what is taken off. */
export const addedCodes = [...accessorialCodes, 'fuel', 'other', 'discount'] as const;
export type AddedCode = AccessorialCode | 'fuel' | 'other' | 'discount';

/** A line that a person added to a price; `amount` is more than nothing, a discount takes it off. */
export type AddedLine = {
  readonly id: string;
  readonly code: AddedCode;
  /** Why, in that person's words. */
  readonly text: string;
  readonly amount: Money;
};

const kindOf = (code: AddedCode): ChargeKind => {
  if (code === 'fuel' || code === 'discount') return code;
  return code === 'other' ? 'surcharge' : 'accessorial';
};

/** A line as it is printed. */
function printed({ id, code, text, amount }: AddedLine): ChargeLine {
  const kind = kindOf(code);
  const sign = kind === 'discount' ? -1 : 1;
  return {
    code,
    kind,
    label: `charge.${code}`,
    basis: { type: 'added', id, text },
    amount: { ...amount, amount: sign * amount.amount },
  };
}

const isAdded = ({ basis }: ChargeLine): boolean => basis.type === 'added';

/** The lines of a printed price that people added to it. */
export function addedIn(lines: readonly ChargeLine[]): AddedLine[] {
  return lines.flatMap(({ code, basis, amount }) =>
    basis.type === 'added'
      ? [
          {
            id: basis.id,
            code: code as AddedCode,
            text: basis.text,
            amount: { ...amount, amount: Math.abs(amount.amount) },
          },
        ]
      : [],
  );
}

/** Sums that repeat what was taken off, and those that repeat every line before them. */
const repeats = (sum: ChargeKind, kind: ChargeKind): boolean =>
  sum === 'freight' ? kind === 'discount' : sum === 'without_insurance' || sum === 'total';

const amountOf = (lines: readonly ChargeLine[], sum: ChargeKind): number =>
  lines.reduce((so, { kind, amount }) => (repeats(sum, kind) ? so + amount.amount : so), 0);

/** Puts lines before the first of some kinds there is; at the end where there is none. */
function before(lines: readonly ChargeLine[], kinds: readonly ChargeKind[], added: readonly ChargeLine[]) {
  const at = kinds.map((kind) => lines.findIndex((line) => line.kind === kind)).find((index) => index >= 0);
  return lines.toSpliced(at ?? lines.length, 0, ...added);
}

/**
 * A printed price with exactly these added lines, in the place of those it had: what is taken off stands before the
 * freight charge, all else before the sum without insurance. Sums follow to the cent; no other line changes.
 */
export function withAdded(lines: readonly ChargeLine[], added: readonly AddedLine[]): ChargeLine[] {
  const then = added.map(printed);
  const now = lines.filter(isAdded);
  const own = lines
    .filter((line) => !isAdded(line))
    .map((line) => {
      const more = amountOf(then, line.kind) - amountOf(now, line.kind);
      return more === 0 ? line : { ...line, amount: { ...line.amount, amount: line.amount.amount + more } };
    });
  const off = then.filter(({ kind }) => kind === 'discount');
  const rest = then.filter(({ kind }) => kind !== 'discount');
  const sums = ['without_insurance', 'insurance', 'total'] as const;
  return before(before(own, ['freight', ...sums], off), sums, rest);
}
