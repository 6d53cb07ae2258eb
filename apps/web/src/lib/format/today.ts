/** Today where the person sits, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The day an instant falls on where the person sits, `YYYY-MM-DD`: an instant is kept in UTC, which is a day ahead of us
 * every evening.
 */
export function localDay(instant: string): string {
  return localToday(new Date(instant));
}
