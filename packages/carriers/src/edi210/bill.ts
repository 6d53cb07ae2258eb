import { readSets } from '../x12/read-sets.ts';
import type { EdiProblem, Segment } from '../x12/segments.ts';
import { billedLine, type BilledLine } from './charges.ts';

/** What a carrier found a line of freight to be; null where it does not say. Inches and pounds. */
export type BilledItem = {
  readonly description: string | null;
  readonly pounds: number | null;
  readonly freightClass: string | null;
  readonly nmfc: string | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
};

/** A bill as a carrier sent it. Amounts are minor units. */
export type Edi210Bill = {
  /** Control number of the transaction set. */
  readonly transaction: string;
  readonly billNumber: string | null;
  readonly proNumber: string | null;
  readonly billOfLading: string | null;
  readonly scac: string | null;
  readonly currency: string;
  readonly billedOn: string | null;
  readonly total: number;
  readonly lines: readonly BilledLine[];
  readonly items: readonly BilledItem[];
  readonly pounds: number | null;
  /** Whether the transaction set was closed and counted as it should be. */
  readonly complete: boolean;
};

export type Edi210Reading = { readonly bills: readonly Edi210Bill[]; readonly problems: readonly EdiProblem[] };

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An amount as X12 type N2 has it, two decimals implied; one with a decimal point is read as it is written. */
function cents(text: string): number | null {
  if (/^-?\d{1,12}$/.test(text)) return Number(text);
  return /^-?\d{1,10}\.\d{1,2}$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** A quantity; null for what is none. */
function figure(text: string): number | null {
  return /^\d{1,8}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

const poundsOf = (text: string, unit: string): number | null => {
  const weight = figure(text);
  if (weight === null) return null;
  return unit === 'K' || unit === 'KG' ? Math.round(weight / 0.45359237) : weight;
};

function dateOf(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (match === null) return null;
  const day = match.slice(1).join('-');
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

const nothing: BilledItem = {
  description: null,
  pounds: null,
  freightClass: null,
  nmfc: null,
  length: null,
  width: null,
  height: null,
};

const billedClass = (text: string): string | null => {
  const bare = text.replace(/^0+/, '').replace(/\.0$/, '');
  return /^(\d{2,3}|77\.5|92\.5)$/.test(bare) ? bare : null;
};

/** Goes through the lines of a bill: `LX` begins one, and what follows is about it. */
class Lines {
  readonly lines: BilledLine[] = [];
  readonly items: BilledItem[] = [];
  readonly problems: EdiProblem[] = [];
  #item: BilledItem | null = null;

  take(segment: Segment): void {
    const { id } = segment;
    if (id === 'LX') this.#item = null;
    else if (id === 'L5') this.#amend({ description: orNull(segment.at(2)) });
    else if (id === 'L0') this.#amend({ pounds: poundsOf(segment.at(4), segment.at(11)) });
    else if (id === 'L4') this.#measure(segment);
    else if (id === 'L7') this.#amend({ freightClass: billedClass(segment.at(7)), nmfc: orNull(segment.at(4)) });
    else if (id === 'L1') this.#charge(segment);
  }

  #amend(change: Partial<BilledItem>): void {
    const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
    if (Object.keys(said).length === 0) return;
    if (this.#item !== null) this.items.pop();
    this.#item = { ...(this.#item ?? nothing), ...said };
    this.items.push(this.#item);
  }

  #measure(segment: Segment): void {
    const inches = (text: string) => {
      const size = figure(text);
      if (size === null) return null;
      return segment.at(4) === 'C' ? Math.round(size / 0.0254) / 100 : segment.at(4) === 'E' ? size * 12 : size;
    };
    this.#amend({ length: inches(segment.at(1)), width: inches(segment.at(2)), height: inches(segment.at(3)) });
  }

  #charge(segment: Segment): void {
    const written = segment.at(4);
    // A line that only says a rate charges nothing.
    if (written === '') return;
    const amount = cents(written);
    if (amount === null) {
      const text = `There is no such amount: ${written}`;
      this.problems.push({ segment: segment.number, id: segment.id, code: 'amount_invalid', text });
    } else if (amount !== 0) this.lines.push(billedLine(segment.at(8), segment.at(12), amount));
  }
}

/** A freight line is one that belongs to goods; of a line of services without a code nobody knows what it is. */
function billOf(opening: Segment, inside: readonly Segment[], complete: boolean) {
  const reader = new Lines();
  for (const segment of inside) reader.take(segment);
  const { problems } = reader;
  const problem = ({ number, id }: Segment, code: string, text: string) => {
    problems.push({ segment: number, id, code, text });
    return { value: null, problems };
  };
  const beginning = inside.find(({ id }) => id === 'B3');
  if (beginning === undefined) return problem(opening, 'no_bill', 'B3 is missing');
  const named = (...wanted: string[]): string | null =>
    orNull(inside.find((segment) => segment.id === 'N9' && wanted.includes(segment.at(1)))?.at(2) ?? '');
  const sums = inside.find(({ id }) => id === 'L3');
  const total = cents(beginning.at(7)) ?? cents(sums?.at(5) ?? '');
  if (total === null || total <= 0) return problem(beginning, 'no_total', 'It asks for no amount');
  const billNumber = orNull(beginning.at(2));
  const value: Edi210Bill = {
    transaction: opening.at(2),
    billNumber,
    proNumber: named('CN', '2I') ?? billNumber,
    billOfLading: named('BM') ?? orNull(beginning.at(3)),
    scac: orNull(beginning.at(11)),
    currency: orNull(inside.find(({ id }) => id === 'C3')?.at(1) ?? '') ?? 'USD',
    billedOn: dateOf(beginning.at(6)),
    total,
    lines: reader.lines,
    items: reader.items,
    pounds: sums === undefined ? null : poundsOf(sums.at(1), sums.at(12)),
    complete,
  };
  return { value, problems };
}

/**
 * Reads a file of X12 210 (motor carrier freight details and invoice), any number of bills. It never throws: a bill
 * that cannot be read is a problem that names its segment.
 */
export function readEdi210(text: string): Edi210Reading {
  const { sets, problems } = readSets(text, '210', billOf);
  return { bills: sets, problems };
}
