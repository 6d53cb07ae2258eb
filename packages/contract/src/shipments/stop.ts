import { siteTypes } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';

/** A place that freight comes from, goes to, or calls at on the way. */
export const stop = z
  .object({
    country: f.country.default('US'),
    postal_code: z.string({ error: 'required' }).trim().min(1, 'required').max(10, 'too_long'),
    site_type: z.enum(siteTypes).default('business'),
  })
  .superRefine((value, check) => {
    if (!f.isPostalCode(value.postal_code, value.country)) {
      check.addIssue({ code: 'custom', message: 'invalid_postal_code', path: ['postal_code'] });
    }
  });
