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

/** Invalid input in one field. */
export function invalidField(field: string, code: FieldErrorCode, params: Params = {}): Refusal {
  return new Refusal('validation_failed', { problems: [{ field, code, params }] });
}
