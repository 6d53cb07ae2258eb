import { accessorialCodes, type AccessorialRule } from '../rating/accessorial-table.ts';
import { accessorialCells, readAccessorial } from './accessorial-cells.ts';
import { percent, scaledText } from './reader.ts';
import { once, onlyRow, type RecordKind } from './record-kind.ts';

/** From a diesel price on, the percentages for usual and for heavy loads. */
export const fuel: RecordKind = {
  write: (tariff) =>
    tariff.fuel.bands.map(({ fromMills, ltlBp, heavyBp }) => [
      scaledText(fromMills, 3),
      percent(ltlBp),
      percent(heavyBp),
    ]),
  read(reader, rows, draft) {
    const bands = rows.map((row, index) => ({
      fromMills: reader.scaled(row, 1, 3, `fuel.bands[${index}]`),
      ltlBp: reader.scaled(row, 2, 2, `fuel.bands[${index}].ltlBp`),
      heavyBp: reader.scaled(row, 3, 2, `fuel.bands[${index}].heavyBp`),
    }));
    draft.fuel = { ...draft.fuel, bands };
  },
};

/** What each step in the diesel price changes beyond the table. */
export const fuelStep: RecordKind = {
  write: (tariff) => {
    const { step } = tariff.fuel;
    return step === null ? [] : [[scaledText(step.mills, 3), percent(step.ltlBp), percent(step.heavyBp)]];
  },
  read(reader, rows, draft) {
    const row = onlyRow(reader, rows);
    const step =
      row === undefined
        ? null
        : {
            mills: reader.scaled(row, 1, 3, 'fuel.step.mills'),
            ltlBp: reader.scaled(row, 2, 2, 'fuel.step.ltlBp'),
            heavyBp: reader.scaled(row, 3, 2, 'fuel.step.heavyBp'),
          };
    draft.fuel = { ...draft.fuel, step };
  },
};

/** An accessorial by its code: the kind of its rule, and its figures. */
export const accessorial: RecordKind = {
  write: ({ accessorials }) =>
    accessorialCodes.flatMap((code) => {
      const rule = accessorials[code];
      return rule === undefined ? [] : [[code, ...accessorialCells(rule)]];
    }),
  read(reader, rows, draft) {
    const seen = new Set<string>();
    const rules: Partial<Record<string, AccessorialRule>> = {};
    for (const row of rows) {
      const code = reader.oneOf(row, 1, accessorialCodes);
      const rule = readAccessorial(reader, row, code ?? '');
      if (code === null || rule === null) continue;
      once(reader, seen, code, row, 1);
      rules[code] = rule;
    }
    draft.accessorials = rules;
  },
};
