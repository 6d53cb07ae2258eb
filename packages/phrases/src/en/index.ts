import { errors } from './errors.ts';
import { terms } from './terms.ts';
import { findings } from './findings.ts';
import { disclaimers } from './disclaimers.ts';
import { document_mails } from './document-mails.ts';
import { documents } from './documents.ts';
import { fields } from './fields.ts';
import { scac_aliases } from './scac-aliases.ts';
import { session } from './session.ts';
import { address_book } from './address-book.ts';
import { account_users } from './account-users.ts';
import { about } from './about.ts';
import { devices } from './devices.ts';
import { sign_up } from './sign-up.ts';
import { two_factor } from './two-factor.ts';
import { common } from './common.ts';
import { edi_214 } from './edi-214.ts';
import { frame } from './frame.ts';
import { freight } from './freight.ts';
import { imports } from './imports.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { invoices } from './invoices.ts';
import { notices } from './notices.ts';
import { product_catalog } from './product-catalog.ts';
import { profile } from './profile.ts';
import { public_quote } from './public-quote.ts';
import { public_tracking } from './public-tracking.ts';
import { quote_drafts } from './quote-drafts.ts';
import { quote_lists } from './quote-lists.ts';
import { quote_requests } from './quote-requests.ts';
import { quotes } from './quotes.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { sign_in } from './sign-in.ts';
import { staff_bookings } from './staff-bookings.ts';
import { staff_pickups } from './staff-pickups.ts';
import { staff_quote_requests } from './staff-quote-requests.ts';
import { staff_shipments } from './staff-shipments.ts';
import { staff_users } from './staff-users.ts';
import { titles } from './titles.ts';
import { tutorials } from './tutorials.ts';
import { tracking } from './tracking.ts';

/** English: the source of every phrase. One file for each feature, named as the feature is elsewhere. */
export const en = {
  about,
  account_users,
  address_book,
  common,
  devices,
  errors,
  terms,
  findings,
  disclaimers,
  document_mails,
  documents,
  edi_214,
  fields,
  frame,
  freight,
  imports,
  incidents,
  integrations,
  invoices,
  notices,
  product_catalog,
  profile,
  public_quote,
  public_tracking,
  quote_drafts,
  quote_lists,
  quote_requests,
  quotes,
  roles,
  scac_aliases,
  session,
  settings,
  sign_in,
  sign_up,
  staff_bookings,
  staff_pickups,
  staff_quote_requests,
  staff_shipments,
  staff_users,
  titles,
  tracking,
  two_factor,
  tutorials,
} as const;
