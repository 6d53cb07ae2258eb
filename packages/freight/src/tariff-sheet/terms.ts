import { usHolidays } from '../calendar/holidays.ts';
import { densityScaleIds } from '../classification/scales.ts';
import { currencies } from '../money/money.ts';
import { accessorialCodes } from '../rating/accessorial-table.ts';
import type { LtlTariff } from '../rating/tariff.ts';
import { dollars, percent, scaledText, yesOrNo, zip3, type SheetReader, type SheetRow } from './reader.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Draft = Writable<LtlTariff>;

/** A single fact of a tariff: how it is written, and how it is read into one. The value stands in column 2. */
type Term = {
  write(tariff: LtlTariff): string;
  read(reader: SheetReader, row: SheetRow, draft: Draft): void;
};

const value = 2;
const list = (words: readonly string[]): string => words.join(' ');
const words = (reader: SheetReader, row: SheetRow): string[] =>
  reader
    .text(row, value)
    .split(/[\s;,]+/)
    .filter((word) => word !== '');

/** Words of a list that must be among the known ones. */
function known<T extends string>(reader: SheetReader, row: SheetRow, all: readonly T[]): T[] {
  const given = words(reader, row);
  const found = given.flatMap((word) => all.find((one) => one.toLowerCase() === word.toLowerCase()) ?? []);
  if (found.length < given.length) reader.wrong(row, value, 'unknown_value');
  return found;
}

/** States or hazard classes: upper case, of a pattern. */
function codes(reader: SheetReader, row: SheetRow, pattern: RegExp): string[] {
  const given = words(reader, row).map((word) => word.toUpperCase());
  if (given.some((word) => !pattern.test(word))) reader.wrong(row, value, 'unknown_value');
  return given;
}

const states = (reader: SheetReader, row: SheetRow): string[] => codes(reader, row, /^[A-Z]{2}$/);
function areas(reader: SheetReader, row: SheetRow): string[] {
  const given = words(reader, row);
  const found = given.flatMap((word) => zip3(word) ?? []);
  if (found.length < given.length) reader.wrong(row, value, 'unknown_value');
  return found;
}

/** States, or null for all of them. An empty cell is told: a carrier that serves no state would refuse everything. */
const orAll = (reader: SheetReader, row: SheetRow): string[] | null =>
  reader.required(row, value).toLowerCase() === 'all' ? null : states(reader, row);

const amount = (field: 'tariffMinimumCharge' | 'absoluteMinimumCharge'): Term => ({
  write: (tariff) => dollars(tariff[field]),
  read: (reader, row, draft) => void (draft[field] = reader.scaled(row, value, 2, field)),
});
const liability = (field: keyof LtlTariff['liability']): Term => ({
  write: (tariff) => dollars(tariff.liability[field]),
  read: (reader, row, draft) =>
    void (draft.liability = { ...draft.liability, [field]: reader.scaled(row, value, 2, `liability.${field}`) }),
});
const limit = (field: 'shipmentPounds' | 'lengthIn' | 'widthIn' | 'heightIn'): Term => ({
  write: (tariff) => String(tariff.limits[field]),
  read: (reader, row, draft) =>
    void (draft.limits = { ...draft.limits, [field]: reader.scaled(row, value, 0, `limits.${field}`) }),
});
const extraDays = (field: 'ruralDays' | 'remoteDays' | 'overLengthDays'): Term => ({
  write: (tariff) => String(tariff.transit[field]),
  read: (reader, row, draft) =>
    void (draft.transit = { ...draft.transit, [field]: reader.scaled(row, value, 0, `transit.${field}`) }),
});
const territory = (field: 'originStates' | 'destinationStates'): Term => ({
  write: (tariff) => (tariff.territory[field] === null ? 'all' : list(tariff.territory[field])),
  read: (reader, row, draft) => void (draft.territory = { ...draft.territory, [field]: orAll(reader, row) }),
});
const refused = (field: 'refusedClasses' | 'refusedToResidences'): Term => ({
  write: (tariff) => list(tariff.hazmat[field]),
  read: (reader, row, draft) =>
    void (draft.hazmat = { ...draft.hazmat, [field]: codes(reader, row, /^[1-9](\.[1-6])?$/) }),
});

/** Every term in the order in which a sheet lists them. */
export const terms: Readonly<Record<string, Term>> = {
  currency: {
    write: (tariff) => tariff.currency,
    read: (reader, row, draft) => void (draft.currency = reader.oneOf(row, value, currencies) ?? draft.currency),
  },
  density_scale: {
    write: (tariff) => tariff.scale,
    read: (reader, row, draft) => void (draft.scale = reader.oneOf(row, value, densityScaleIds) ?? draft.scale),
  },
  minimum: amount('tariffMinimumCharge'),
  minimum_after_discount: amount('absoluteMinimumCharge'),
  discount_percent: {
    write: (tariff) => percent(tariff.discountBp),
    read: (reader, row, draft) => void (draft.discountBp = reader.scaled(row, value, 2, 'discountBp')),
  },
  liability_new_per_pound: liability('perPoundNew'),
  liability_used_per_pound: liability('perPoundUsed'),
  liability_cap: liability('cap'),
  most_pounds: limit('shipmentPounds'),
  most_linear_feet: {
    write: ({ limits }) => (limits.linearFeet === null ? '' : String(limits.linearFeet)),
    read: (reader, row, draft) =>
      void (draft.limits = { ...draft.limits, linearFeet: reader.optional(row, value, 0, 'limits.linearFeet') }),
  },
  most_length_in: limit('lengthIn'),
  most_width_in: limit('widthIn'),
  most_height_in: limit('heightIn'),
  origin_states: territory('originStates'),
  destination_states: territory('destinationStates'),
  excluded_zip3: {
    write: (tariff) => list(tariff.territory.excludedZip3),
    read: (reader, row, draft) => void (draft.territory = { ...draft.territory, excludedZip3: areas(reader, row) }),
  },
  hazmat_accepted: {
    write: (tariff) => yesOrNo(tariff.hazmat.accepted),
    read: (reader, row, draft) => void (draft.hazmat = { ...draft.hazmat, accepted: reader.yes(row, value) }),
  },
  hazmat_refused: refused('refusedClasses'),
  hazmat_refused_to_residences: refused('refusedToResidences'),
  residential_includes_notify: {
    write: (tariff) => yesOrNo(tariff.residentialIncludesNotify),
    read: (reader, row, draft) => void (draft.residentialIncludesNotify = reader.yes(row, value)),
  },
  fuel_on: {
    write: (tariff) => list(tariff.fuelOn),
    read: (reader, row, draft) => void (draft.fuelOn = known(reader, row, accessorialCodes)),
  },
  fuel_heavy_from_pounds: {
    write: (tariff) => String(tariff.fuel.heavyFromPounds),
    read: (reader, row, draft) =>
      void (draft.fuel = { ...draft.fuel, heavyFromPounds: reader.scaled(row, value, 0, 'fuel.heavyFromPounds') }),
  },
  fuel_table_ends_at: {
    write: (tariff) => scaledText(tariff.fuel.beyondMills, 3),
    read: (reader, row, draft) =>
      void (draft.fuel = { ...draft.fuel, beyondMills: reader.scaled(row, value, 3, 'fuel.beyondMills') }),
  },
  rural_zip3: {
    write: (tariff) => list(tariff.transit.ruralZip3),
    read: (reader, row, draft) => void (draft.transit = { ...draft.transit, ruralZip3: areas(reader, row) }),
  },
  rural_days: extraDays('ruralDays'),
  remote_states: {
    write: (tariff) => list(tariff.transit.remoteStates),
    read: (reader, row, draft) => void (draft.transit = { ...draft.transit, remoteStates: states(reader, row) }),
  },
  remote_days: extraDays('remoteDays'),
  over_length_days: extraDays('overLengthDays'),
  holidays: {
    write: (tariff) => list(tariff.closures.holidays),
    read: (reader, row, draft) =>
      void (draft.closures = { ...draft.closures, holidays: known(reader, row, usHolidays) }),
  },
  closed_dates: {
    write: (tariff) => list(tariff.closures.dates ?? []),
    read: (reader, row, draft) => {
      const dates = words(reader, row);
      dates.forEach((_date, index) => reader.place(`closures.dates[${index}]`, row, value));
      draft.closures = { ...draft.closures, dates };
    },
  },
};
