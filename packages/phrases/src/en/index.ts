import { equipment_types } from './quoting/equipment-types.ts';
import { company } from './platform/company.ts';
import { exchange_rates } from './platform/exchange-rates.ts';
import { errors } from './errors.ts';
import { terms } from './platform/terms.ts';
import { findings } from './quoting/findings.ts';
import { credit_holds } from './billing/credit-holds.ts';
import { dashboard } from './back-office/dashboard.ts';
import { work_inbox } from './back-office/work-inbox.ts';
import { reports } from './back-office/reports.ts';
import { disputes } from './billing/disputes.ts';
import { offered_services } from './quoting/offered-services.ts';
import { disclaimers } from './platform/disclaimers.ts';
import { document_mails } from './shipments/document-mails.ts';
import { documents } from './shipments/documents.ts';
import { customs_papers } from './shipments/customs-papers.ts';
import { fields } from './fields.ts';
import { marketplace } from './marketplace/marketplace.ts';
import { announcements } from './messaging/announcements.ts';
import { carrier_tariffs } from './back-office/carrier-tariffs.ts';
import { scac_aliases } from './carriers/scac-aliases.ts';
import { staff_carriers } from './back-office/staff-carriers.ts';
import { session } from './identity/session.ts';
import { parts } from './catalog/parts.ts';
import { audit_trail } from './back-office/audit-trail.ts';
import { address_book } from './catalog/address-book.ts';
import { account_users } from './identity/account-users.ts';
import { setup } from './back-office/setup.ts';
import { outside_services } from './back-office/outside-services.ts';
import { partners } from './back-office/partners.ts';
import { api_clients } from './identity/api-clients.ts';
import { about } from './platform/about.ts';
import { devices } from './identity/devices.ts';
import { sign_up } from './quoting/sign-up.ts';
import { truckload } from './quoting/truckload.ts';
import { two_factor } from './identity/two-factor.ts';
import { adjustments } from './billing/adjustments.ts';
import { carrier_bills } from './billing/carrier-bills.ts';
import { common } from './common.ts';
import { edi_214 } from './carriers/edi-214.ts';
import { frame } from './frame.ts';
import { freight } from './freight.ts';
import { imports } from './platform/imports.ts';
import { incidents } from './back-office/incidents.ts';
import { integrations } from './back-office/integrations.ts';
import { login_access } from './identity/login-access.ts';
import { invoices } from './billing/invoices.ts';
import { shipment_news } from './shipments/shipment-news.ts';
import { exceptions } from './booking/exceptions.ts';
import { rebookings } from './booking/rebookings.ts';
import { booking_for } from './identity/booking-for.ts';
import { shipment_changes } from './booking/shipment-changes.ts';
import { shipment_charges } from './booking/shipment-charges.ts';
import { shipment_desk } from './booking/shipment-desk.ts';
import { rate_confirmations } from './booking/rate-confirmations.ts';
import { statements } from './billing/statements.ts';
import { support } from './platform/support.ts';
import { payments } from './billing/payments.ts';
import { staff_account_records } from './back-office/staff-account-records.ts';
import { staff_accounts } from './back-office/staff-accounts.ts';
import { received_payments } from './billing/received-payments.ts';
import { staff_invoices } from './billing/staff-invoices.ts';
import { staff_payments } from './billing/staff-payments.ts';
import { notices } from './messaging/notices.ts';
import { product_catalog } from './catalog/product-catalog.ts';
import { profile } from './identity/profile.ts';
import { public_quote } from './quoting/public-quote.ts';
import { public_tracking } from './shipments/public-tracking.ts';
import { quote_drafts } from './quoting/quote-drafts.ts';
import { quote_lists } from './quoting/quote-lists.ts';
import { chats } from './messaging/chats.ts';
import { quote_pdf } from './quoting/quote-pdf.ts';
import { quote_requests } from './quoting/quote-requests.ts';
import { quotes } from './quoting/quotes.ts';
import { roles } from './identity/roles.ts';
import { settings } from './identity/settings.ts';
import { sign_in } from './identity/sign-in.ts';
import { staff_bookings } from './booking/staff-bookings.ts';
import { staff_pickups } from './booking/staff-pickups.ts';
import { staff_chats } from './messaging/staff-chats.ts';
import { staff_quote_requests } from './quoting/staff-quote-requests.ts';
import { staff_shipments } from './shipments/staff-shipments.ts';
import { staff_truckloads } from './quoting/staff-truckloads.ts';
import { truckload_pages } from './quoting/truckload-pages.ts';
import { account_margins } from './quoting/account-margins.ts';
import { account_carriers } from './identity/account-carriers.ts';
import { customer_views } from './identity/customer-views.ts';
import { staff_roles } from './identity/staff-roles.ts';
import { staff_users } from './identity/staff-users.ts';
import { shipment_lists } from './shipments/shipment-lists.ts';
import { titles } from './titles.ts';
import { tutorials } from './platform/tutorials.ts';
import { tracking } from './shipments/tracking.ts';

/** English: the source of every phrase. One file for each feature, named as the feature is elsewhere. */
export const en = {
  about,
  account_users,
  address_book,
  api_clients,
  outside_services,
  setup,
  partners,
  audit_trail,
  parts,
  adjustments,
  carrier_bills,
  common,
  credit_holds,
  dashboard,
  work_inbox,
  reports,
  devices,
  equipment_types,
  company,
  exchange_rates,
  errors,
  terms,
  findings,
  disclaimers,
  disputes,
  offered_services,
  document_mails,
  customs_papers,
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
  received_payments,
  staff_invoices,
  staff_payments,
  notices,
  exceptions,
  rebookings,
  booking_for,
  shipment_changes,
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
  quote_pdf,
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
