import type { AccessorialRule } from '../rating/accessorial-table.ts';
import { dollars, orEmpty, percent, type SheetReader, type SheetRow } from './reader.ts';

/** Every kind of rule, with its figures in the order of their cells and what each one is. */
export const ruleShapes = {
  flat: [['amount', 'money']],
  per_cwt: [
    ['rate', 'money'],
    ['floor', 'money'],
    ['cap', 'money_or_none'],
  ],
  per_piece: [
    ['rate', 'money'],
    ['floor', 'money'],
    ['cap', 'money_or_none'],
  ],
  cwt_or_piece: [
    ['perCwt', 'money'],
    ['perPiece', 'money'],
    ['floor', 'money'],
  ],
  percent_of_freight: [
    ['basisPoints', 'percent'],
    ['floor', 'money'],
    ['cap', 'money_or_none'],
  ],
  per_unit_time: [
    ['rate', 'money'],
    ['minutes', 'whole'],
    ['floor', 'money'],
  ],
  per_cwt_day: [
    ['rate', 'money'],
    ['floorPerDay', 'money'],
  ],
  percent_of_excess_value: [
    ['basisPoints', 'percent'],
    ['floor', 'money'],
  ],
} as const satisfies Readonly<
  Record<
    AccessorialRule['kind'],
    readonly (readonly [name: string, unit: 'money' | 'money_or_none' | 'percent' | 'whole'])[]
  >
>;

export const ruleKinds = Object.keys(ruleShapes) as readonly AccessorialRule['kind'][];

/** The figures of a rule in the order of `ruleShapes`; null where a rule has none. */
export function ruleFigures(rule: AccessorialRule): (number | null)[] {
  const figures = new Map<string, number | string | null>(Object.entries(rule));
  return ruleShapes[rule.kind].map(([name]) => {
    const figure = figures.get(name);
    return typeof figure === 'number' ? figure : null;
  });
}

/** A rule as the cells after its code: its kind, then its figures. */
export function accessorialCells(rule: AccessorialRule): string[] {
  const figures = ruleFigures(rule);
  return [
    rule.kind,
    ...ruleShapes[rule.kind].map(([, unit], at) => {
      const words = unit === 'percent' ? percent : unit === 'whole' ? String : dollars;
      return orEmpty(figures[at] ?? null, words);
    }),
  ];
}

/** The rule in a row, from its third cell on; null where its kind is none. */
export function readAccessorial(reader: SheetReader, row: SheetRow, code: string): AccessorialRule | null {
  const kind = reader.oneOf(row, 2, ruleKinds);
  if (kind === null) return null;
  const figures = ruleShapes[kind].map(([name, unit], index) => {
    const field = `accessorials.${code}.${name}`;
    const decimals = unit === 'whole' ? 0 : 2;
    const read =
      unit === 'money_or_none'
        ? reader.optional(row, index + 3, decimals, field)
        : reader.scaled(row, index + 3, decimals, field);
    return [name, read];
  });
  return { kind, ...Object.fromEntries(figures) } as AccessorialRule;
}
