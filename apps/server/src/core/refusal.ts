import type { FieldProblem } from '@waybill/contract';
// Workers that read files refuse as well, and have no use for the rest of the contract.
import { errorTable, type ErrorCode, type FieldErrorCode } from '@waybill/contract/errors';

type Params = Readonly<Record<string, string | number>>;

/**
 * A request that is refused. Thrown anywhere below a route; one handler puts it into words in the
 * caller's language and into the wire shape.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Params;
  readonly problems: readonly FieldProblem[];
  /** Extra answer headers, e.g. Retry-After. */
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

/** Bad input in one field. */
export function invalidField(field: string, code: FieldErrorCode, params: Params = {}): Refusal {
  return new Refusal('validation_failed', { problems: [{ field, code, params }] });
}
