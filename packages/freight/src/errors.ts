/** What can be wrong with a figure handed to the engine. Stable: phrases and clients key texts by these. */
export const freightErrorCodes = [
  'required',
  'not_a_number',
  'not_finite',
  'negative',
  'zero',
  'not_whole',
  'too_precise',
  'too_large',
  'too_many',
  'unknown_unit',
  'unknown_value',
  'invalid_date',
  'invalid_time',
  'invalid_format',
  'out_of_range',
  'currency_mismatch',
  'no_exchange_rate',
  'not_ascending',
  'empty',
] as const;
export type FreightErrorCode = (typeof freightErrorCodes)[number];

/**
 * Input the engine cannot compute with: says which field and what is wrong, so that no wrong figure ever leaves.
 * `field` is a path such as `items[2].height`. A load that a carrier refuses is not an error but a finding.
 */
export class FreightError extends Error {
  readonly field: string;
  readonly code: FreightErrorCode;

  constructor(field: string, code: FreightErrorCode) {
    super(`${field}: ${code}`);
    this.name = 'FreightError';
    this.field = field;
    this.code = code;
  }
}
