import type { FieldProblem } from '@waybill/contract';
// Imported separately, since workers that read files do not need the rest of the contract.
import { errorTable, type ErrorCode, type FieldErrorCode } from '@waybill/contract/errors';

type Params = Readonly<Record<string, string | number>>;

/** A refused request. Thrown anywhere below a route; the error handler translates it and sends it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Params;
  readonly problems: readonly FieldProblem[];
  /** Additional response headers, e.g. Retry-After. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    options: {
      readonly params?: Params;
      readonly problems?: readonly FieldProblem[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.params = options.params ?? {};
    this.problems = options.problems ?? [];
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Parameters that the phrase of a code has, so that none is shown with a hole in it. */
type Needed = {
  readonly too_big: { readonly max: string | number };
  readonly too_long: { readonly max: number };
  readonly too_many: { readonly max: number };
  readonly too_small: { readonly min: string | number };
  readonly too_short: { readonly min: number };
  readonly over_parts: { readonly amount: string };
  readonly over_credit: { readonly amount: string };
};

/** Invalid input in one field. */
export function invalidField<Code extends FieldErrorCode>(
  field: string,
  code: Code,
  ...[params = {}]: Code extends keyof Needed ? [params: Needed[Code]] : [params?: Params]
): Refusal {
  return new Refusal('validation_failed', { problems: [{ field, code, params }] });
}
