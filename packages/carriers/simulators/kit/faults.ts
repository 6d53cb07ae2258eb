/**
 * What can go wrong with a call, on demand.
 * Before the carrier acts: `slow` (waits `ms`), `hang` (never answers), `reset`, `rate_limited` (429 with Retry-After),
 * `unavailable` (503). After it acted: `late` (the answer waits `ms`), `failure_after_success` (500), `lost_reply`,
 * `doubled_reply`, `garbage`, `truncated`, `huge`.
 */
export const faultKinds = [
  'slow',
  'hang',
  'reset',
  'rate_limited',
  'unavailable',
  'late',
  'failure_after_success',
  'lost_reply',
  'doubled_reply',
  'garbage',
  'truncated',
  'huge',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** Name of the route's operation; `*` for all. */
  readonly operation: string;
  readonly ms?: number;
  /** How many calls it strikes; without it, all. */
  readonly times?: number;
  /** Which part of the calls it strikes, 0 to 1; 1 without it. */
  readonly share?: number;
};

/** Faults waiting for their calls. */
export class Faults {
  #planned: { fault: Fault; left: number }[] = [];
  readonly #chance: () => number;

  constructor(chance: () => number) {
    this.#chance = chance;
  }

  plan(faults: readonly Fault[]): void {
    this.#planned = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  planned(): readonly Fault[] {
    return this.#planned.filter(({ left }) => left > 0).map(({ fault }) => fault);
  }

  /** The fault that strikes this call, if any; each call takes one at the most. */
  strike(operation: string): Fault | null {
    for (const each of this.#planned) {
      const meant = each.fault.operation === '*' || each.fault.operation === operation;
      if (meant && each.left > 0 && this.#chance() < (each.fault.share ?? 1)) {
        each.left -= 1;
        return each.fault;
      }
    }
    return null;
  }
}
