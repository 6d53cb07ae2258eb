import { freightClasses } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';
import { accessorialCode, finding } from '../quoting/quotes.ts';

/** One thing that is wrong with a file; row and column (from 1) are null for what no cell can be blamed for. */
export const tariffProblem = z.object({
  row: z.int().nullable(),
  column: z.int().nullable(),
  record: z.string().nullable(),
  code: z.string(),
  value: z.string().nullable(),
});
export type TariffProblem = z.infer<typeof tariffProblem>;

/** A load that new versions are tried with: one line of like units between two places. */
export const sampleLoad = z.object({
  name: f.name(80),
  origin_postal_code: f.text(10),
  destination_postal_code: f.text(10),
  residential_delivery: z.boolean().default(false),
  units: z.int({ error: 'required' }).min(1, 'too_small').max(40, 'too_big'),
  length_in: z.int({ error: 'required' }).min(1, 'too_small').max(400, 'too_big'),
  width_in: z.int({ error: 'required' }).min(1, 'too_small').max(120, 'too_big'),
  height_in: z.int({ error: 'required' }).min(1, 'too_small').max(120, 'too_big'),
  /** All units together. */
  pounds: z.int({ error: 'required' }).min(1, 'too_small').max(45_000, 'too_big'),
  freight_class: z.enum(freightClasses).nullable().default(null),
  accessorials: z.array(accessorialCode).default([]),
});
export type SampleLoad = z.output<typeof sampleLoad>;
export const savedSample = sampleLoad.extend({ id: f.id, accessorials: z.array(z.string()) });
export type SavedSample = z.infer<typeof savedSample>;

const sampleRating = z.object({
  service: z.string(),
  /** What the carrier would be paid, without insurance; null where it gives no price. */
  amount: z.int().nullable(),
  days: z.int().nullable(),
  /** Why there is no price. */
  refusals: z.array(finding),
});

/** How the next version stands against the one in force on its first day. */
export const tariffReview = z.object({
  against: z.int().nullable(),
  lanes: z.array(
    z.object({
      origin: z.string().nullable(),
      destination: z.string().nullable(),
      upto_miles: z.int().nullable(),
      state: z.enum(['added', 'removed', 'changed']),
      mean_bp: z.int().nullable(),
      least_bp: z.int().nullable(),
      most_bp: z.int().nullable(),
    }),
  ),
  rows: z.array(
    z.object({
      record: z.string(),
      key: z.string(),
      before: z.array(z.string()).nullable(),
      after: z.array(z.string()).nullable(),
    }),
  ),
  samples: z.array(z.object({ id: f.id, name: z.string(), before: sampleRating.nullable(), after: sampleRating })),
  currency: f.currency,
  problems: z.array(tariffProblem),
});
export type TariffReview = z.infer<typeof tariffReview>;
