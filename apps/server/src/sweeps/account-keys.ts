/** Unique indexes of account tables that do not include the account, and why two accounts cannot collide in them. */
export const uniqueAcrossAccounts: Readonly<Record<string, string>> = {
  account_invitations_id_key: 'the server makes the id; whoever opens the link belongs to no account yet',
  account_openings_pkey: 'staff open accounts; the account does not exist yet when the id is looked up',
  audit_entries_pkey: 'the server makes the id; the trail of the house has no account',
  booking_holds_intent_id_key: 'the payment provider makes the id',
  booking_holds_session_id_key: 'the payment provider makes the id',
  bookings_reference_key: 'a public number that the server draws',
  credit_memos_number_key: 'a public number that the server draws',
  invoices_number_key: 'a public number that the server draws',
  oauth_clients_id_key: 'the server makes the id; a program logs in with it before its account is known',
  offer_links_token_hash_key: 'the hash of a random token that the server makes',
  payment_refunds_refund_id_key: 'the payment provider makes the id',
  payments_intent_id_key: 'the payment provider makes the id',
  payments_session_id_key: 'the payment provider makes the id',
  quote_requests_number_key: 'a public number that the server draws',
  quotes_number_key: 'a public number that the server draws',
  rate_confirmations_number_key: 'a public number that the server draws',
  rate_confirmations_token_hash_key: 'the hash of a random token that the server makes',
  shipment_followers_by_id: 'the server makes the id; the link in a mail knows nothing else',
  shipments_bol_number_key: 'a public number that the server draws',
  users_email_key: 'people log in with it before their account is known',
  users_pkey: 'the server makes the id; staff have no account',
  users_sign_up_key_key: 'made by the browser for a sign-up, when there is no account yet; a taken one is refused',
};

/** How a table prevents two accounts from using the same id, if its records can be read by id alone. */
type Guard =
  | 'made by the server'
  | 'claimed with the booking'
  | 'refused by trigger'
  | 'looked up before there is an account';

/**
 * Tables whose records staff, jobs, and links read by id alone. All other statements about a record of an account also
 * name the account. All tables but `users` are written with the account.
 */
export const readByIdAlone: Readonly<Record<string, Guard>> = {
  account_invitations: 'made by the server',
  account_openings: 'looked up before there is an account',
  bookings: 'claimed with the booking',
  carrier_requests: 'made by the server',
  chats: 'refused by trigger',
  disputes: 'refused by trigger',
  oauth_clients: 'made by the server',
  quote_requests: 'refused by trigger',
  rate_confirmations: 'refused by trigger',
  shipment_followers: 'made by the server',
  shipments: 'claimed with the booking',
  users: 'made by the server',
};
