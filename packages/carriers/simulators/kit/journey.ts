/** A step of a simulated journey, so many hours after it began. */
export type JourneyStep<T> = { readonly afterHours: number; readonly event: T };

/** The steps that have come by now, oldest first, each with its instant. */
export function stepsSoFar<T>(
  steps: readonly JourneyStep<T>[],
  begun: Date,
  now: Date,
  hourMs: number,
): readonly { readonly at: Date; readonly event: T }[] {
  return steps
    .map(({ afterHours, event }) => ({ at: new Date(begun.getTime() + afterHours * hourMs), event }))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
