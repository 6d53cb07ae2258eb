import type { Translation } from '../types.ts';
import type { en } from '../en/index.ts';
import { errors } from './errors.ts';
import { terms } from './terms.ts';
import { findings } from './findings.ts';
import { documents } from './documents.ts';
import { fields } from './fields.ts';
import { session } from './session.ts';
import { address_book } from './address-book.ts';
import { about } from './about.ts';
import { common } from './common.ts';
import { frame } from './frame.ts';
import { freight } from './freight.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { product_catalog } from './product-catalog.ts';
import { profile } from './profile.ts';
import { public_tracking } from './public-tracking.ts';
import { quotes } from './quotes.ts';
import { roles } from './roles.ts';
import { sign_in } from './sign-in.ts';
import { staff_bookings } from './staff-bookings.ts';
import { staff_shipments } from './staff-shipments.ts';
import { titles } from './titles.ts';
import { tracking } from './tracking.ts';

export const es: Translation<typeof en> = {
  about,
  address_book,
  common,
  errors,
  terms,
  findings,
  documents,
  fields,
  frame,
  freight,
  incidents,
  integrations,
  product_catalog,
  profile,
  public_tracking,
  quotes,
  roles,
  session,
  sign_in,
  staff_bookings,
  staff_shipments,
  titles,
  tracking,
};
