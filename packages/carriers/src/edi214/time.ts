import { writtenDay } from '@waybill/freight';
import { own } from '../kit/own.ts';
import { instantOf } from '../house/local-time.ts';
import { localDateOf } from '../ltl/clock.ts';

/** Hours ahead of UTC of codes that hold all year. */
const fixed: Readonly<Record<string, number>> = {
  UT: 0,
  GM: 0,
  NS: -3.5,
  ND: -2.5,
  TS: -4,
  TD: -3,
  ES: -5,
  ED: -4,
  CS: -6,
  CD: -5,
  MS: -7,
  MD: -6,
  PS: -8,
  PD: -7,
  AS: -9,
  AD: -8,
  HS: -10,
  HD: -9,
};

/** Zones whose clocks change: summer time is as the zone has it on that day. */
const zones: Readonly<Record<string, string>> = {
  NT: 'America/St_Johns',
  TT: 'America/Halifax',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AT: 'America/Anchorage',
  HT: 'Pacific/Honolulu',
};

/** Hours of codes `01` to `24`: one to twelve ahead, then twelve to one behind. */
function hoursOf(code: string): number | null {
  const known = own(fixed, code);
  if (known !== undefined) return known;
  const number = /^\d{2}$/.test(code) ? Number(code) : 0;
  if (number < 1 || number > 24) return null;
  return number <= 12 ? number : number - 25;
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/**
 * What a time code (element 623) puts a local time at: `-05:00`; null for `LT` and none, when the place's own zone
 * holds; undefined for a code nobody listed.
 */
export function offsetOf(code: string, local: string): string | null | undefined {
  if (code === '' || code === 'LT') return null;
  const hours = hoursOf(code);
  if (hours !== null) return offsetText(hours * 60);
  const zone = own(zones, code);
  if (zone === undefined) return undefined;
  const [date, time] = [writtenDay(local), local.slice(11, 16)];
  const instant = instantOf(date, time, zone);
  return offsetText(Math.round((Date.parse(`${date}T${time}:00Z`) - instant.getTime()) / 60_000));
}

/** `20261118` and `1430` or `143005` as `2026-11-18T14:30:05`; null when one of them is none. Without a time, midnight. */
export function localOf(date: string, time: string): string | null {
  const day = /^\d{8}$/.test(date) ? localDateOf(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`) : null;
  const [, hours = '00', minutes = '00', seconds = '00'] = /^(\d{2})(\d{2})(\d{2})?\d{0,2}$/.exec(time) ?? [];
  const timed = time === '' || (/^(\d{4}|\d{6,8})$/.test(time) && hours < '24' && minutes < '60' && seconds < '60');
  return day !== null && timed ? `${day}T${hours}:${minutes}:${seconds}` : null;
}
