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

/** A row of a file, numbered as a sheet counts: the headings are row 1. */
export type OrderFileRow = { readonly row: number; readonly cells: readonly string[] };

export type OrderFileProblem = {
  readonly row: number;
  readonly order: string;
  readonly field: OrderFileColumn;
  readonly value: string;
  readonly code: CellProblem;
};

export type OrderFileReading = {
  readonly orders: readonly OrderRead[];
  readonly problems: readonly OrderFileProblem[];
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
class Reader {
  readonly problems: OrderFileProblem[] = [];
  readonly #order: string;

  constructor(order: string) {
    this.#order = order;
  }

  /** The first cell of the order's rows that is not empty; its facts stand on each row or on the first. */
  fact<T>(lines: readonly Line[], field: OrderFileColumn, read: (text: string) => Cell<T>, otherwise: T): T {
    const [first] = lines;
    const line = lines.find((each) => each.at(field) !== '') ?? first;
    return line === undefined ? otherwise : this.cell(line, field, read, otherwise);
  }

  cell<T>(line: Line, field: OrderFileColumn, read: (text: string) => Cell<T>, otherwise: T): T {
    const value = line.at(field);
    const cell = read(value);
    if ('value' in cell) return cell.value;
    this.problems.push({ row: line.row, order: this.#order, field, value: value.slice(0, 100), code: cell.problem });
    return otherwise;
  }
}

const text =
  (most: number, isNeeded = false) =>
  (value: string) =>
    readText(value, most, isNeeded);
const orNull = (value: string): string | null => (value === '' ? null : value);

function lineOf(reader: Reader, line: Line, currency: OrderCurrency): OrderLineRead {
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

function orderOf(externalId: string, lines: readonly Line[], now: string): { order: OrderRead; reader: Reader } {
  const reader = new Reader(externalId);
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

const placeOf = ({ field }: OrderFileProblem): number => orderFileColumns.indexOf(field);
const byPlace = (one: OrderFileProblem, other: OrderFileProblem): number =>
  one.row - other.row || placeOf(one) - placeOf(other);

/**
 * Reads orders of a table with headings. Rows with one order number are one order. An order without a date is of now.
 * @param now ISO 8601 in UTC
 */
export function readOrderFile(
  headings: readonly string[],
  rows: readonly OrderFileRow[],
  now: string,
): OrderFileReading {
  const places = matchHeadings(headings);
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) return { orders: [], problems: [], leftOut: 0, missing };
  const byOrder = new Map<string, Line[]>();
  const problems: OrderFileProblem[] = [];
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
      });
    else byOrder.set(number, [...(byOrder.get(number) ?? []), { row, at }]);
  }
  const orders: OrderRead[] = [];
  let leftOut = 0;
  for (const [number, lines] of byOrder) {
    const { order, reader } = orderOf(number, lines, now);
    problems.push(...reader.problems);
    if (reader.problems.length === 0) orders.push(order);
    else leftOut += 1;
  }
  return { orders, problems: problems.toSorted(byPlace), leftOut, missing };
}
