/** A moment on the clock of its place. */
export type EventTime = { readonly local: string; readonly offset: string | null };

const wallClock = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:[.:]\d+)?(Z|[+-]\d{1,2}:?\d{2})?$/;

function text(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Minutes from `-420`, `-07:00` or `-7:00`; the published file says minutes, answers were seen with hours. */
function offsetMinutes(offset: string): number | null {
  const [, sign = '+', hours, minutes = '00'] = /^([+-]?)(\d{1,2}):?(\d{2})$/.exec(offset.trim()) ?? [];
  if (hours !== undefined && (offset.includes(':') || /^[+-]?0\d{3}$/.test(offset.trim()))) {
    const size = Number(hours) * 60 + Number(minutes);
    return size > 14 * 60 ? null : sign === '-' ? -size : size;
  }
  const plain = /^[+-]?\d{1,3}$/.test(offset.trim()) ? Number(offset) : Number.NaN;
  return Math.abs(plain) <= 14 * 60 ? plain : null;
}

function isReal(local: string): boolean {
  const instant = Date.parse(`${local}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(local);
}

/**
 * The local time of a tracking event. Where the time in Greenwich and the offset are there, it follows from them;
 * else it is the event's own time as it is written, with an offset only if it bears one that is not `Z`, since the
 * Postal Service writes local times that way.
 * @returns null when there is no time to read
 */
export function eventTime(own: string | null, greenwich: string | null, offset: string | null): EventTime | null {
  const minutes = offset === null ? null : offsetMinutes(offset);
  const [, day, clock, seconds = '00'] = wallClock.exec(greenwich ?? '') ?? [];
  if (minutes !== null && day !== undefined && isReal(`${day}T${clock}:${seconds}`)) {
    const shifted = Date.parse(`${day}T${clock}:${seconds}Z`) + minutes * 60_000;
    return { local: new Date(shifted).toISOString().slice(0, 19), offset: text(minutes) };
  }
  const [, ownDay, ownClock, ownSeconds = '00', zone] = wallClock.exec(own ?? '') ?? [];
  const local = `${ownDay}T${ownClock}:${ownSeconds}`;
  if (ownDay === undefined || !isReal(local)) return null;
  const written = zone === undefined || zone === 'Z' ? null : offsetMinutes(zone);
  const known = written ?? minutes;
  return { local, offset: known === null ? null : text(known) };
}
