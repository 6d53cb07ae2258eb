import type { OrderCurrency, OrderLineRead, OrderRead } from '../kit/order.ts';
import {
  readCount,
  readCountry,
  readCurrency,
  readInstant,
  readPaid,
  readPostalCode,
  readPrice,
  readText,
  type Cell,
  type CellProblem,
} from './cells.ts';
import { matchHeadings, orderFileColumns, type OrderFileColumn } from './columns.ts';

/** What is wrong with the place of an order, by column. */
export type PlaceProblem<Code> = {
  readonly field: string;
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>>;
};
/** Checks a place against tables that are not kept here. */
export type PlaceCheck<Code> = (cell: (field: string) => string) => readonly PlaceProblem<Code>[];

/** A row of a file, numbered as a sheet counts: the headings are row 1. */
export type OrderFileRow = { readonly row: number; readonly cells: readonly string[] };

export type OrderFileProblem<Code = never> = {
  readonly row: number;
  readonly order: string;
  readonly field: OrderFileColumn;
  readonly value: string;
  readonly code: CellProblem | Code;
  readonly params: Readonly<Record<string, string | number>>;
};

export type OrderFileReading<Code = never> = {
  readonly orders: readonly OrderRead[];
  /** The first row of each order, by its number. */
  readonly rowOf: ReadonlyMap<string, number>;
  readonly problems: readonly OrderFileProblem<Code>[];
  /** Orders with a problem on one of their rows: left out whole. */
  readonly leftOut: number;
  /** Columns without which no row can be read, and that are not there. */
  readonly missing: readonly OrderFileColumn[];
};

const needed: readonly OrderFileColumn[] = [
  'order_number',
  'name',
  'street_1',
  'city',
  'state',
  'postal_code',
  'quantity',
];

type Line = { readonly row: number; at(column: OrderFileColumn): string };

/** Reads cells of an order and notes what is wrong with them. */
class Reader<Code> {
  readonly problems: OrderFileProblem<Code>[] = [];
  readonly #order: string;

  constructor(order: string) {
    this.#order = order;
  }

  /** The first cell of the order's rows that is not empty; its facts stand on each row or on the first. */
  fact<T>(lines: readonly Line[], field: OrderFileColumn, read: (text: string) => Cell<T>, otherwise: T): T {
    const line = lineWith(lines, field);
    return line === undefined ? otherwise : this.cell(line, field, read, otherwise);
  }

  cell<T>(line: Line, field: OrderFileColumn, read: (text: string) => Cell<T>, otherwise: T): T {
    const value = line.at(field);
    const cell = read(value);
    if ('value' in cell) return cell.value;
    this.note(line, field, cell.problem);
    return otherwise;
  }

  note(line: Line, field: OrderFileColumn, code: CellProblem | Code, params: PlaceProblem<Code>['params'] = {}): void {
    const value = line.at(field).slice(0, 100);
    this.problems.push({ row: line.row, order: this.#order, field, value, code, params });
  }
}

/** The first row that has the cell; the first row of the order when none has. */
function lineWith(lines: readonly Line[], field: OrderFileColumn): Line | undefined {
  return lines.find((each) => each.at(field) !== '') ?? lines[0];
}

const placeColumns = ['city', 'state', 'postal_code', 'country'] as const;

/** Notes what the check finds wrong with a place whose cells can be read by themselves. */
function checkPlace<Code>(reader: Reader<Code>, lines: readonly Line[], order: OrderRead, check: PlaceCheck<Code>) {
  const columns: readonly string[] = placeColumns;
  if (reader.problems.some(({ field }) => columns.includes(field))) return;
  const { country, postal_code: code } = order.shipTo;
  // A US code is checked as it was typed, so that a digit that is missing is seen.
  const found = check((field) => {
    if (field === 'country') return country;
    if (field === 'postal_code' && country !== 'US') return code;
    const column = placeColumns.find((one) => one === field);
    return (column && lineWith(lines, column)?.at(column)) ?? '';
  });
  for (const { field, code: problem, params } of found) {
    const column = placeColumns.find((one) => one === field);
    const line = column && lineWith(lines, column);
    if (column && line) reader.note(line, column, problem, params);
  }
}

const text =
  (most: number, isNeeded = false) =>
  (value: string) =>
    readText(value, most, isNeeded);
const orNull = (value: string): string | null => (value === '' ? null : value);

function lineOf<Code>(reader: Reader<Code>, line: Line, currency: OrderCurrency): OrderLineRead {
  const quantity = reader.cell(line, 'quantity', readCount, 1);
  const price = reader.cell(line, 'price', readPrice, null);
  const sku = orNull(reader.cell(line, 'sku', text(40), ''));
  const title = reader.cell(line, 'title', text(160), '');
  return {
    id: String(line.row),
    sku,
    title: title === '' ? (sku ?? '') : title,
    quantity,
    total: price === null ? null : { amount: price * quantity, currency },
  };
}

function orderOf<Code>(
  externalId: string,
  lines: readonly Line[],
  now: string,
): { order: OrderRead; reader: Reader<Code> } {
  const reader = new Reader<Code>(externalId);
  const fact = <T>(field: OrderFileColumn, read: (value: string) => Cell<T>, otherwise: T) =>
    reader.fact(lines, field, read, otherwise);
  const day = (value: string): Cell<string | null> => (value === '' ? { value: null } : readInstant(value));
  const country = fact('country', readCountry, 'US');
  const currency = fact('currency', readCurrency, 'USD');
  const name = fact('name', text(120, true), '');
  const read = lines.map((line) => lineOf(reader, line, currency));
  const amounts = read.flatMap(({ total }) => (total === null ? [] : [total.amount]));
  const order: OrderRead = {
    externalId,
    orderedAt: fact('ordered_on', day, null) ?? now,
    changedAt: now,
    shipBy: fact('ship_by', day, null),
    paid: readPaid(fact('paid', text(40), '')),
    canceled: false,
    fulfilled: false,
    buyer: fact('buyer', text(120), '') || name,
    shipTo: {
      name,
      company: orNull(fact('company', text(120), '')),
      street_lines: [fact('street_1', text(100, true), ''), fact('street_2', text(100), '')].filter(Boolean),
      city: fact('city', text(80, true), ''),
      state: fact('state', text(3, true), '').toUpperCase(),
      postal_code: fact('postal_code', (value) => readPostalCode(value, country), ''),
      country,
      phone: orNull(fact('phone', text(40), '')),
      email: orNull(fact('email', text(254), '')),
    },
    // Lines are told apart by their place in the order, so that the same file again is the same order.
    lines: read.map((line, place) => ({ ...line, id: String(place + 1) })),
    total: amounts.length < read.length ? null : { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency },
    delivery: null,
    note: orNull(fact('note', text(500), '')),
    shippingService: null,
  };
  return { order, reader };
}

type Placed = Pick<OrderFileProblem, 'row' | 'field'>;
const placeOf = ({ field }: Placed): number => orderFileColumns.indexOf(field);
/** The order of the file: by row, then by column. */
export const byPlace = (one: Placed, other: Placed): number => one.row - other.row || placeOf(one) - placeOf(other);

/**
 * Reads orders of a table with headings. Rows with one order number are one order. An order without a date is of now.
 * @param now ISO 8601 in UTC
 * @param check holds the postal code of an order against its state
 */
export function readOrderFile<Code = never>(
  headings: readonly string[],
  rows: readonly OrderFileRow[],
  now: string,
  check: PlaceCheck<Code> = () => [],
): OrderFileReading<Code> {
  const places = matchHeadings(headings);
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) return { orders: [], rowOf: new Map(), problems: [], leftOut: 0, missing };
  const byOrder = new Map<string, Line[]>();
  const problems: OrderFileProblem<Code>[] = [];
  for (const { row, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const at = (column: OrderFileColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
    const number = at('order_number');
    if (number === '' || number.length > 80)
      problems.push({
        row,
        order: '',
        field: 'order_number',
        value: number.slice(0, 100),
        code: number === '' ? 'required' : 'too_long',
        params: {},
      });
    else byOrder.set(number, [...(byOrder.get(number) ?? []), { row, at }]);
  }
  const orders: OrderRead[] = [];
  let leftOut = 0;
  for (const [number, lines] of byOrder) {
    const { order, reader } = orderOf<Code>(number, lines, now);
    checkPlace(reader, lines, order, check);
    problems.push(...reader.problems);
    if (reader.problems.length === 0) orders.push(order);
    else leftOut += 1;
  }
  const rowOf = new Map([...byOrder].map(([number, lines]) => [number, lines[0]?.row ?? 0]));
  return { orders, rowOf, problems: problems.toSorted(byPlace), leftOut, missing };
}
