const others: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['Pacific/Guam', 'GU MP'],
  ['Pacific/Pago_Pago', 'AS'],
  ['America/Puerto_Rico', 'PR VI'],
];

const byState = new Map(others.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)));

/** The zone that most of a state lies in: near enough for the clocks of a simulated journey. */
export function zoneOfState(state: string): string {
  return byState.get(state) ?? 'America/New_York';
}

/** A moment on the clock of a zone, with the offset from Greenwich in minutes. */
export type LocalMoment = { readonly date: string; readonly time: string; readonly offsetMinutes: number };

/** What date and time (`HH:MM:SS`) it is somewhere. */
export function localMoment(at: Date, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${of('year')}-${of('month')}-${of('day')}`;
  const time = `${of('hour')}:${of('minute')}:${of('second')}`;
  const seconds = Math.floor(at.getTime() / 1000);
  return { date, time, offsetMinutes: Math.round((Date.parse(`${date}T${time}Z`) / 1000 - seconds) / 60) };
}
