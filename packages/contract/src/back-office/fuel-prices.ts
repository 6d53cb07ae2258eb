import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Admin';
const access = 'staff.carriers';

const fuelWeek = z.object({
  /** The Monday of the week the price is of. */
  week: f.calendarDate,
  /** The Wednesday it takes effect on. */
  effective_from: f.calendarDate,
  mills: z.int(),
});
export type FuelWeek = z.infer<typeof fuelWeek>;
export const fuelPriceBody = z.object({
  mills: z.int({ error: 'required' }).min(500, 'too_small').max(20_000, 'too_big'),
});

/** The weekly diesel price that every fuel table is read at. */
export const fuelPrices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/fuel-prices',
    tag,
    access,
    audit: null,
    summary: 'Weekly diesel prices, newest first; the first that has taken effect is in effect',
    answers: { 200: z.object({ data: z.array(fuelWeek) }) },
    errors: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/fuel-prices/:week',
    tag,
    access,
    audit: 'fuel_price.set',
    summary: 'Sets the diesel price of a week; existing quotes keep theirs',
    params: z.object({ week: f.calendarDate }),
    body: fuelPriceBody,
    answers: { 200: z.object({ data: z.array(fuelWeek) }) },
    errors: ['validation_failed'],
  }),
} as const;
