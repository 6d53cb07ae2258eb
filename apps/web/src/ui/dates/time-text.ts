/**
 * The time of day somebody typed, as `HH:MM`, or null: `1pm`, `1:30 p. m.`, `13:30`, `1330`, `8`, `noon`.
 * A bare hour is read as it stands on the clock of 24 hours.
 */
export function readTime(text: string): string | null {
  const plain = text.toLowerCase().replace(/[\s.]/g, '');
  if (plain === 'noon' || plain === 'mediodía' || plain === 'mediodia') return '12:00';
  const [, hourText = '', minuteText = '00', half] = /^(\d{1,2}):?(\d{2})?(a|am|p|pm)?$/.exec(plain) ?? [];
  if (hourText === '') return null;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (minute > 59 || (half !== undefined && (hour < 1 || hour > 12)) || hour > 23) return null;
  const full = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
