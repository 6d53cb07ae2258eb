import type { ErrorCode, Problem } from '@waybill/contract';
import * as v from 'valibot';
import { i18n } from '../language/i18n.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** A call that was refused, or (`unreachable`) never answered. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly code: ErrorCode | 'unreachable';
  /** Texts by field: `items.0.weight`. */
  readonly errors: Lists;
  /** Codes by field. */
  readonly codes: Lists;
  readonly requestId: string | null;
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfter: number | null;

  constructor(given: {
    status: number;
    message: string;
    code: ErrorCode | 'unreachable';
    errors?: Lists | undefined;
    codes?: Lists | undefined;
    requestId?: string | null;
    retryAfter?: number | null;
  }) {
    super(given.message);
    this.status = given.status;
    this.code = given.code;
    this.errors = given.errors ?? {};
    this.codes = given.codes ?? {};
    this.requestId = given.requestId ?? null;
    this.retryAfter = given.retryAfter ?? null;
  }
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  419: 'csrf_mismatch',
  422: 'validation_failed',
  423: 'password_confirmation_required',
  429: 'too_many_attempts',
  503: 'unavailable',
};

const texts = v.record(v.string(), v.array(v.string()));
const refusal = v.object({
  message: v.string(),
  errors: v.optional(texts),
  codes: v.optional(texts),
  // Whatever code a later release of the server brings.
  code: v.optional(v.custom<Problem['code']>((code) => typeof code === 'string')),
  request_id: v.optional(v.string()),
});

/** Reads a refusal; an answer that is not ours (a proxy's page) still becomes one. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const read = v.safeParse(refusal, body);
  const code = (read.success ? read.output.code : undefined) ?? byStatus[response.status] ?? 'server_error';
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem({
    status: response.status,
    code,
    message: read.success ? read.output.message : i18n.t('errors.server_error'),
    errors: read.success ? read.output.errors : undefined,
    codes: read.success ? read.output.codes : undefined,
    requestId: (read.success ? read.output.request_id : undefined) ?? response.headers.get('x-request-id'),
    retryAfter: Number.isFinite(wait) ? wait : null,
  });
}

/** The refusal for a call that nothing answered. */
export function unreachable(): ApiProblem {
  return new ApiProblem({ status: 0, code: 'unreachable', message: i18n.t('common.unreachable') });
}
