/** Something a carrier said besides its result, in its own words. */
export type CarrierMessage = {
  readonly severity: 'info' | 'warning' | 'error';
  /** The carrier's own code, where it gives one. */
  readonly code: string | null;
  readonly text: string;
};

/** What an answer was read into: a result, or the messages that say why there is none. */
export type Reading<Result> = {
  readonly result: Result | null;
  readonly messages: readonly CarrierMessage[];
};

/**
 * One thing a carrier is asked for, as a pair of pure functions. Transport, credentials, time and database are
 * outside: whoever sends the request hands the answer back.
 */
export type Operation<Input, Request, Answer, Result> = {
  buildRequest(input: Input): Request;
  readAnswer(answer: Answer): Reading<Result>;
};
