import type { CarrierReply, CarrierRequest } from './http.ts';
import type { Reading } from './message.ts';

/**
 * One thing a carrier is asked for, as a pair of pure functions and exactly one call. Transport, secrets, time
 * and database are outside: whoever sends the request hands the answer back.
 */
export type Operation<Input, Result, Credentials = unknown> = {
  /** Builds the request. @throws CannotAsk when the carrier takes no such request; nothing is sent then */
  buildRequest(input: Input, credentials: Credentials): CarrierRequest;
  /**
   * Reads any answer at all, also one that is no JSON; it never throws.
   * @param credentials of the connection, for an answer that may name another carrier; absent where nobody knows them
   */
  readAnswer(reply: CarrierReply, input: Input, credentials?: Credentials): Reading<Result>;
};

/** A request this carrier takes no call for, with the reason in plain words, e.g. more parcels than it takes at once. */
export class CannotAsk extends Error {
  override readonly name = 'CannotAsk';
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}
