/** Steps that people read easily. */
const steps = [1, 2, 2.5, 5, 10] as const;

/**
 * Round figures for an axis from nothing to at least the largest value.
 * @param most lines above the base
 * @returns ticks in order, the last of them the top of the axis
 */
export function ticksUpTo(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(largest / most));
  const step = Math.max(1, (steps.find((one) => one * power * most >= largest) ?? 10) * power);
  const lines = Math.ceil(largest / step);
  return Array.from({ length: lines + 1 }, (_, index) => Math.round(index * step));
}

/**
 * Which of some days have their name under the axis: of a week as many as there is room for, else every seventh, counted
 * from the last so that today's weekday is there.
 */
export function namedDays(days: number, width: number): ReadonlySet<number> {
  const room = Math.max(2, Math.floor(width / 72));
  const every = days <= 10 ? Math.ceil(days / room) : Math.ceil(days / room / 7) * 7;
  const named = new Set<number>();
  for (let index = days - 1; index >= 0; index -= every) named.add(index);
  return named;
}
