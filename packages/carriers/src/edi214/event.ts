import { own } from '../kit/own.ts';
import type { CarrierEvent } from '../kit/index.ts';
import type { EdiProblem, Segment } from '../x12/segments.ts';
import { localOf, offsetOf } from './time.ts';
import { appointmentWords, reasonWords, statusWords } from './words.ts';

/** A status or an appointment of one shipment. */
export type Edi214Event = CarrierEvent & {
  /** The code as sent, also one that nobody listed. */
  readonly written: string;
  /** As sent: `LT` local, `ET` Eastern and so on; null without one. */
  readonly timeCode: string | null;
  /** Number of the trailer or container. */
  readonly equipment: string | null;
  /** Place of its `AT7` in the file. */
  readonly segment: number;
};

export const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reasons that say nothing. */
const plainReasons: ReadonlySet<string> = new Set(['NS', 'NA', '']);

function textOf(words: string | undefined, code: string, reason: string): string {
  const said = words ?? `Code ${code}`;
  return plainReasons.has(reason) ? said : `${said}: ${own(reasonWords, reason) ?? `reason ${reason}`}`;
}

/**
 * Reads an `AT7`: a status with its reason, or an appointment with its reason, never both. A code nobody listed is
 * kept in words; without a date there is no event.
 */
export function eventOf(segment: Segment): {
  readonly event: Edi214Event | null;
  readonly problems: readonly EdiProblem[];
} {
  const [status, statusReason, appointment, appointmentReason] = [1, 2, 3, 4].map((at) => segment.at(at)) as [
    string,
    string,
    string,
    string,
  ];
  const [date, time, timeCode] = [segment.at(5), segment.at(6), segment.at(7)];
  const problems: EdiProblem[] = [];
  const problem = (code: string, text: string) =>
    problems.push({ segment: segment.number, id: segment.id, code, text });
  const local = localOf(date, time);
  const offset = local === null ? null : offsetOf(timeCode, local);
  if (status === '' && appointment === '') problem('no_code', 'There is neither a status nor an appointment');
  if (status !== '' && appointment !== '') problem('two_codes', 'A status and an appointment exclude each other');
  if (local === null) problem('date_invalid', `There is no such date and time: ${date} ${time}`.trim());
  if (offset === undefined) problem('time_code_unknown', `Nobody knows the time code ${timeCode}`);
  if (local === null || (status === '' && appointment === '')) return { event: null, problems };
  const isStatus = status !== '';
  const [code, reason, words] = isStatus
    ? ([status, statusReason, own(statusWords, status)] as const)
    : ([appointment, appointmentReason, own(appointmentWords, appointment)] as const);
  const event: Edi214Event = {
    local,
    offset: offset ?? null,
    city: null,
    state: null,
    postalCode: null,
    country: null,
    text: textOf(words, code, reason),
    scheme: isStatus ? 'edi214' : 'edi214_appointment',
    code: words === undefined ? null : code,
    reasonCode: orNull(reason),
    written: code,
    timeCode: orNull(timeCode),
    equipment: null,
    segment: segment.number,
  };
  return { event, problems };
}
