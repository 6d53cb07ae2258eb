/** Reasons why a call can fail. */
export const failures = [
  'timeout',
  'connect',
  'network',
  'rate_limited',
  'server_error',
  'unreadable',
  'too_large',
  'too_deep',
  'sign_in',
  'breaker_open',
  'busy',
  'host_not_allowed',
  'credentials_missing',
  'cannot_ask',
  'price_disagrees',
  'delivery_before_pickup',
  'slow',
  'pro_block_low',
  'pro_block_spent',
] as const;
export type Failure = (typeof failures)[number];

/** A failed call. Certain failures count against the carrier, see policies.ts. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: Failure;
  /** Milliseconds to wait, if the carrier sent Retry-After. */
  readonly retryAfterMs: number | null;
  /** The carrier's own error code, if the adapter reads one. */
  readonly code: string | null;
  /** The response, if there was one. */
  readonly reply: { readonly status: number; readonly body: string } | null;

  constructor(
    failure: Failure,
    message: string,
    more: {
      readonly retryAfterMs?: number;
      readonly code?: string | null;
      readonly reply?: CallFailed['reply'];
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.failure = failure;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.code = more.code ?? null;
    this.reply = more.reply ?? null;
  }
}
