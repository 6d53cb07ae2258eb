import { accessorialCodes, ruleKinds, ruleShapes, tariffLimits as limits, usHolidays } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';

const whole = (max: number = limits.amount) => z.int({ error: 'required' }).min(0, 'too_small').max(max, 'too_big');

/** Values that must rise from one row to the next; the message stands at the row that does not. */
function rising<T>(
  rows: readonly T[],
  of: (row: T) => number,
  path: (at: number) => (string | number)[],
  check: z.RefinementCtx,
): void {
  rows.forEach((row, at) => {
    if (at > 0 && of(row) <= of(rows[at - 1] as T))
      check.addIssue({ code: 'custom', message: 'not_rising', path: path(at) });
  });
}

/** A fuel table: from a diesel price (thousandths of a dollar a gallon) on, percentages in basis points. */
export const fuelTable = z
  .object({
    heavy_from_pounds: whole(limits.heavyFromPounds),
    /** From this price on the step goes on. */
    ends_at_mills: whole(limits.priceMills),
    step: z
      .object({
        mills: whole(limits.stepMills).min(1, 'too_small'),
        ltl_bp: whole(limits.stepBp),
        heavy_bp: whole(limits.stepBp),
      })
      .nullable(),
    bands: z
      .array(
        z.object({
          from_mills: whole(limits.priceMills),
          ltl_bp: whole(limits.fuelBp),
          heavy_bp: whole(limits.fuelBp),
        }),
      )
      .min(1, 'required')
      .max(400, 'too_many'),
  })
  .superRefine(({ bands }, check) =>
    rising(
      bands,
      ({ from_mills: mills }) => mills,
      (at) => ['bands', at, 'from_mills'],
      check,
    ),
  );
export type FuelTable = z.infer<typeof fuelTable>;

/** A fuel table as it is typed: from its end on the step counts, so no row may begin there; told at the row that does. */
export const typedFuelTable = fuelTable.superRefine(({ bands, ends_at_mills: ends }, check) =>
  bands.forEach(({ from_mills: mills }, at) => {
    if (mills >= ends) check.addIssue({ code: 'custom', message: 'beyond_end', path: ['bands', at, 'from_mills'] });
  }),
);

/** One accessorial: its kind, and the figures of that kind in their order (`ruleShapes`); null has no limit. */
export const accessorialRow = z
  .object({
    code: z.enum(accessorialCodes),
    kind: z.enum(ruleKinds as [string, ...string[]] as [(typeof ruleKinds)[number]]),
    figures: z.array(whole().nullable()).max(3),
  })
  .superRefine(({ kind, figures }, check) => {
    const shape = ruleShapes[kind];
    shape.forEach(([name, unit], at) => {
      const figure = figures[at] ?? null;
      if (figure === null && unit !== 'money_or_none')
        check.addIssue({ code: 'custom', message: 'required', path: ['figures', at] });
      if (name === 'minutes' && figure === 0)
        check.addIssue({ code: 'custom', message: 'too_small', path: ['figures', at], params: { min: 1 } });
      const floor = figures[shape.findIndex(([other]) => other === 'floor')] ?? 0;
      if (name === 'cap' && figure !== null && figure < floor)
        check.addIssue({ code: 'custom', message: 'below_least', path: ['figures', at] });
    });
  });
export type AccessorialRow = z.infer<typeof accessorialRow>;
export const accessorialRows = z.array(accessorialRow).superRefine((rows, check) =>
  rows.forEach(({ code }, at) => {
    if (rows.findIndex((one) => one.code === code) !== at)
      check.addIssue({ code: 'custom', message: 'listed_twice', path: [at, 'code'] });
  }),
);

const area = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3}$/, 'invalid');
const state = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'invalid');
const days = whole(limits.days);

/** Services and days of a version; one that is begun may have none yet. */
const begunServiceDays = z.object({
  services: z
    .array(
      z.object({
        code: f.text(limits.serviceCode),
        name: f.name(limits.serviceName),
        /** Of the tariff's rates, in basis points. */
        factor_bp: whole(limits.factorBp).min(1, 'too_small'),
        days: z.int({ error: 'required' }).min(limits.shorterDays, 'too_small').max(limits.longerDays, 'too_big'),
        deliver_by: f.timeOfDay,
      }),
    )
    .max(20, 'too_many'),
  bands: z.array(z.object({ upto_miles: whole(limits.miles).nullable(), days })).max(60, 'too_many'),
  rural_zip3: z.array(area).max(1000, 'too_many'),
  rural_days: days,
  remote_states: z.array(state).max(60, 'too_many'),
  remote_days: days,
  over_length_days: days,
  holidays: z.array(z.enum(usHolidays)),
  closed_dates: z.array(f.calendarDate).max(200, 'too_many'),
});

/** Services, how long they take, and the days on which nothing moves. */
export const serviceDays = begunServiceDays.superRefine(({ bands, services }, check) => {
  for (const [name, rows] of Object.entries({ services, bands }))
    if (rows.length === 0) check.addIssue({ code: 'custom', message: 'required', path: [name] });
  rising(
    bands,
    ({ upto_miles: miles }) => miles ?? 1e9,
    (at) => ['bands', at, 'upto_miles'],
    check,
  );
  services.forEach(({ code }, at) => {
    if (services.findIndex((one) => one.code === code) !== at)
      check.addIssue({ code: 'custom', message: 'listed_twice', path: ['services', at, 'code'] });
  });
});
export type ServiceDays = z.infer<typeof serviceDays>;

/** What of a version can be looked at and, but for its rates, edited in the page. */
export const tariffDocument = z.object({
  currency: f.currency,
  minimum: z.int(),
  minimum_after_discount: z.int(),
  discount_bp: z.int(),
  liability: z.object({ per_pound_new: z.int(), per_pound_used: z.int(), cap: z.int() }),
  weight_breaks: z.array(z.object({ code: z.string(), from_pounds: z.int() })),
  lanes: z.array(z.object({ origin: z.string(), destination: z.string(), rate_base: z.string() })),
  bands: z.array(z.object({ upto_miles: z.int().nullable(), rate_base: z.string() })),
  /** Cents per 100 lb by rate base and class, one figure for each weight break. */
  rates: z.array(z.object({ rate_base: z.string(), freight_class: z.string(), figures: z.array(z.int()) })),
  fuel: fuelTable,
  accessorials: z.array(accessorialRow),
  service: begunServiceDays,
});
export type TariffDocument = z.infer<typeof tariffDocument>;
