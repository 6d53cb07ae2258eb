import { equipment_types } from './equipment-types.ts';
import { exchange_rates } from './exchange-rates.ts';
import { errors } from './errors.ts';
import { terms } from './terms.ts';
import { findings } from './findings.ts';
import { credit_holds } from './credit-holds.ts';
import { dashboard } from './dashboard.ts';
import { reports } from './reports.ts';
import { disputes } from './disputes.ts';
import { offered_services } from './offered-services.ts';
import { disclaimers } from './disclaimers.ts';
import { document_mails } from './document-mails.ts';
import { documents } from './documents.ts';
import { fields } from './fields.ts';
import { marketplace } from './marketplace.ts';
import { announcements } from './announcements.ts';
import { carrier_tariffs } from './carrier-tariffs.ts';
import { scac_aliases } from './scac-aliases.ts';
import { staff_carriers } from './staff-carriers.ts';
import { session } from './session.ts';
import { parts } from './parts.ts';
import { audit_trail } from './audit-trail.ts';
import { address_book } from './address-book.ts';
import { account_users } from './account-users.ts';
import { outside_services } from './outside-services.ts';
import { partners } from './partners.ts';
import { api_clients } from './api-clients.ts';
import { about } from './about.ts';
import { devices } from './devices.ts';
import { sign_up } from './sign-up.ts';
import { truckload } from './truckload.ts';
import { two_factor } from './two-factor.ts';
import { adjustments } from './adjustments.ts';
import { carrier_bills } from './carrier-bills.ts';
import { common } from './common.ts';
import { edi_214 } from './edi-214.ts';
import { frame } from './frame.ts';
import { freight } from './freight.ts';
import { imports } from './imports.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { login_access } from './login-access.ts';
import { invoices } from './invoices.ts';
import { shipment_news } from './shipment-news.ts';
import { exceptions } from './exceptions.ts';
import { rebookings } from './rebookings.ts';
import { shipment_charges } from './shipment-charges.ts';
import { shipment_desk } from './shipment-desk.ts';
import { rate_confirmations } from './rate-confirmations.ts';
import { statements } from './statements.ts';
import { support } from './support.ts';
import { payments } from './payments.ts';
import { staff_account_records } from './staff-account-records.ts';
import { staff_accounts } from './staff-accounts.ts';
import { staff_payments } from './staff-payments.ts';
import { notices } from './notices.ts';
import { product_catalog } from './product-catalog.ts';
import { profile } from './profile.ts';
import { public_quote } from './public-quote.ts';
import { public_tracking } from './public-tracking.ts';
import { quote_drafts } from './quote-drafts.ts';
import { quote_lists } from './quote-lists.ts';
import { chats } from './chats.ts';
import { quote_requests } from './quote-requests.ts';
import { quotes } from './quotes.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { sign_in } from './sign-in.ts';
import { staff_bookings } from './staff-bookings.ts';
import { staff_pickups } from './staff-pickups.ts';
import { staff_chats } from './staff-chats.ts';
import { staff_quote_requests } from './staff-quote-requests.ts';
import { staff_shipments } from './staff-shipments.ts';
import { staff_truckloads } from './staff-truckloads.ts';
import { truckload_pages } from './truckload-pages.ts';
import { account_margins } from './account-margins.ts';
import { account_carriers } from './account-carriers.ts';
import { customer_views } from './customer-views.ts';
import { staff_roles } from './staff-roles.ts';
import { staff_users } from './staff-users.ts';
import { shipment_lists } from './shipment-lists.ts';
import { titles } from './titles.ts';
import { tutorials } from './tutorials.ts';
import { tracking } from './tracking.ts';

/** English: the source of every phrase. One file for each feature, named as the feature is elsewhere. */
export const en = {
  about,
  account_users,
  address_book,
  api_clients,
  outside_services,
  partners,
  audit_trail,
  parts,
  adjustments,
  carrier_bills,
  common,
  credit_holds,
  dashboard,
  reports,
  devices,
  equipment_types,
  exchange_rates,
  errors,
  terms,
  findings,
  disclaimers,
  disputes,
  offered_services,
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
  rate_confirmations,
  statements,
  support,
  payments,
  staff_account_records,
  staff_accounts,
  staff_payments,
  notices,
  exceptions,
  rebookings,
  shipment_charges,
  shipment_desk,
  shipment_news,
  product_catalog,
  profile,
  public_quote,
  public_tracking,
  quote_drafts,
  quote_lists,
  chats,
  quote_requests,
  quotes,
  roles,
  announcements,
  marketplace,
  scac_aliases,
  carrier_tariffs,
  staff_carriers,
  session,
  settings,
  shipment_lists,
  sign_in,
  sign_up,
  staff_bookings,
  staff_pickups,
  staff_chats,
  staff_quote_requests,
  staff_shipments,
  staff_truckloads,
  account_margins,
  account_carriers,
  customer_views,
  staff_roles,
  login_access,
  staff_users,
  titles,
  tracking,
  two_factor,
  truckload,
  truckload_pages,
  tutorials,
} as const;
