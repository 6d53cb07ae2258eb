/** A row of a file, as a sheet counts: the headings are row 1. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] };

/** What can be wrong with a row beyond what `ltlTariffProblems` finds in the figures. */
export const sheetProblemCodes = [
  'unknown_record',
  'missing',
  'not_a_number',
  'too_precise',
  'unknown_value',
  'twice',
  'not_read',
] as const;

/** One thing that is wrong with a file. Row and column are null for what no cell can be blamed for. */
export type SheetProblem = {
  readonly row: number | null;
  /** From 0, the record's own column. */
  readonly column: number | null;
  /** Kind of record; null for a row of no known kind. */
  readonly record: string | null;
  readonly code: string;
  /** What stands in the cell. */
  readonly value: string | null;
};

type Place = {
  readonly row: number;
  readonly column: number;
  readonly record: string;
  /** What stands in the cell; null where nothing does. */
  readonly value: string | null;
};

/** Cells are read through it: it keeps what is wrong and where each figure of a tariff came from. */
export class SheetReader {
  readonly problems: SheetProblem[] = [];
  readonly #places = new Map<string, Place>();
  /** Columns that were looked at, by row. */
  readonly #read = new Map<number, Set<number>>();

  /** The text of a cell, trimmed; empty where there is none. */
  text({ row, cells }: SheetRow, column: number): string {
    const columns = this.#read.get(row) ?? new Set();
    this.#read.set(row, columns.add(column));
    return (cells[column] ?? '').trim();
  }

  #cell(from: SheetRow, column: number): Place {
    return {
      row: from.row,
      column,
      record: this.text(from, 0).toLowerCase(),
      value: this.text(from, column) || null,
    };
  }

  /** Remembers which cell a field of the tariff was read from. */
  place(field: string, from: SheetRow, column: number): void {
    this.#places.set(field, this.#cell(from, column));
  }

  /** The cell a field came from; null where it stood in no row. */
  placeOf(field: string): Place | null {
    return this.#places.get(field) ?? null;
  }

  wrong(from: SheetRow, column: number, code: string): void {
    const cell = this.#cell(from, column);
    this.problems.push({ ...cell, record: column === 0 ? null : cell.record, code });
  }

  /** Tells cells that nothing was read from, so that none is lost; rows that are wrong anyway are read again. */
  unread(rows: readonly SheetRow[]): void {
    const wrong = new Set(this.problems.map(({ row }) => row));
    for (const row of rows.filter((one) => !wrong.has(one.row))) {
      const read = this.#read.get(row.row);
      row.cells.forEach((cell, column) => {
        if (cell.trim() !== '' && read?.has(column) !== true) this.wrong(row, column, 'not_read');
      });
    }
  }

  /** A text that must be there; empty, and a problem, where it is not. */
  required(from: SheetRow, column: number): string {
    const text = this.text(from, column);
    if (text === '') this.wrong(from, column, 'missing');
    return text;
  }

  /**
   * A figure in units of 10^-decimals, e.g. cents of dollars with 2. Dollar and percent signs and commas between
   * thousands do not count. NaN, and a problem, where there is none.
   */
  scaled(from: SheetRow, column: number, decimals: number, field: string): number {
    this.place(field, from, column);
    const text = this.required(from, column);
    if (text === '') return Number.NaN;
    const plain = text
      .replace(/^(-?)\$\s*/, '$1')
      .replace(/\s*%$/, '')
      .replace(/^-?[1-9]\d{0,2}(,\d{3})+(?=\.|$)/, (grouped) => grouped.replaceAll(',', ''));
    const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(plain);
    if (match === null) {
      this.wrong(from, column, 'not_a_number');
      return Number.NaN;
    }
    const [, sign = '', whole = '', rest = ''] = match;
    const part = rest.replace(/0+$/, '');
    if (part.length > decimals) {
      this.wrong(from, column, 'too_precise');
      return Number.NaN;
    }
    const amount = Number(whole + part.padEnd(decimals, '0'));
    return sign === '-' && amount !== 0 ? -amount : amount;
  }

  /** As `scaled`; null for an empty cell. */
  optional(from: SheetRow, column: number, decimals: number, field: string): number | null {
    return this.text(from, column) === '' ? null : this.scaled(from, column, decimals, field);
  }

  /** One of a list, compared without case; null, and a problem, for anything else. */
  oneOf<T extends string>(from: SheetRow, column: number, values: readonly T[]): T | null {
    const text = this.required(from, column);
    if (text === '') return null;
    const found = values.find((one) => one.toLowerCase() === text.toLowerCase());
    if (found === undefined) this.wrong(from, column, 'unknown_value');
    return found ?? null;
  }

  yes(from: SheetRow, column: number): boolean {
    return this.oneOf(from, column, ['yes', 'no']) === 'yes';
  }
}

/**
 * A ZIP3 area in upper case; null for what is none. Sheets take the zeros off the front of one.
 */
export function zip3(text: string): string | null {
  const area = /^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text.toUpperCase();
  return /^[A-Z0-9]{3}$/.test(area) ? area : null;
}

/** A whole number of units as a decimal text: 1250 with 2 decimals is `12.50`. */
export function scaledText(value: number, decimals: number, least = decimals): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits
    .slice(digits.length - decimals)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${value < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

export const dollars = (cents: number): string => scaledText(cents, 2);
export const percent = (basisPoints: number): string => scaledText(basisPoints, 2, 0);
export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
export const orEmpty = (value: number | null, words: (value: number) => string): string =>
  value === null ? '' : words(value);
