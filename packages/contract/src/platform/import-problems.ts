import { fieldErrorCodes } from '../errors.ts';

/** What can be wrong with a cell or a row of a file, beside what can be wrong with any field. */
export const rowProblemCodes = [
  // The whole row.
  'too_many_cells',
  'too_few_cells',
  'broken_quotes',
  'garbled',
  // Cells.
  'country_unknown',
  'state_unknown',
  'state_of_other_country',
  'zip_lost_zero',
  'not_yes_or_no',
  'site_type_unknown',
  'not_a_number',
  'not_positive',
  'unit_unknown',
  'class_unknown',
  'package_type_unknown',
  'hazard_not_told',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

/** Every code that a row of a file can be turned down with; each has a reason and a remedy in every language. */
export const importProblemCodes = [...rowProblemCodes, ...fieldErrorCodes] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];
