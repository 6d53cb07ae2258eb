/**
 * Columns that the application role may update, by table; it cannot update any others. Add a column here and in a GRANT
 * only if customers edit it themselves, and never if it determines money, rights, or identity.
 */
export const appMayUpdate: Readonly<Record<string, string>> = {
  account_brands: 'colour logo logo_digest logo_height logo_width number_shows',
  account_invitations: 'revoked_at',
  accounts:
    'address_contact billing_address billing_contact city contacts_version country phone postal_code state street_lines',
  addresses:
    'city closes_at company contact_first_name contact_last_name country deleted_at email exterior_number import_id interior_number liftgate_recommended limited_access match_key neighborhood opens_at phone postal_code search_text site_type state street_lines updated_at verified verified_at',
  announcement_marks: 'dismissed_at read_at',
  bookings:
    'claimed_by connection_id looks needs_staff next_look_at outcome own_pro quote_released_at reason reconciled_at reconciled_how reference sent_at shipment_id state unknown_since updated_at',
  carrier_requests: 'messages outcome request resolved_how state updated_at',
  chat_attachments: 'seq',
  chats:
    'category close_reason customer_delivered customer_read first_answer_at invoice_id last_seq last_side last_text mail_due_at mailed_seq owner_id owner_name quote_id quote_request_id shipment_id state updated_at waiting_since',
  customs_papers: 'facts saved_at',
  disputes: 'state updated_at version',
  document_mails: 'sent_at',
  quote_mails: 'sent_at',
  house_itineraries: 'reported_at',
  imports:
    'choices columns content delimiter done_count duplicate_choice duplicate_count encoding ended_at file_name file_size fixes good_count imported_at plan problem_count result row_count state suggestion_count told_at total_count',
  invoices: 'disputed',
  marketplace_batch_rows: 'booking_id lease leased_until mode quote_id rate reason state',
  marketplace_batches: 'acts_for canceled_at',
  marketplace_connections:
    'connected_at due_at failures imported_at imported_through lease leased_until report_at seller state trouble updated_at window_seen window_total window_until',
  marketplace_consents: 'connection_id used_at',
  marketplace_orders:
    'booked buyer canceled changed_at delivery_amount fulfilled imported_at lines marked_at note on_its_way ordered_at paid pieces search ship_by ship_to shipping_service taken_back together_key total_amount total_currency',
  marketplace_secrets: 'key_id sealed',
  marketplace_tellings:
    'attempts carrier_name due_at external_id lease reason scac shipped_at state told_at tracking_number',
  notices: 'read_at',
  oauth_client_secrets: 'ends_at',
  oauth_clients: 'enabled name off_with_login revoke_reason revoked_at revoked_by_name scopes',
  products:
    'deleted_at description freight_class hazardous hazmat height height_unit hs_code import_id length length_unit nmfc origin_country package_type pieces product_number sat stackable unit_value updated_at value_currency weight weight_unit width width_unit',
  quote_carriers: 'findings state took_ms',
  quote_drafts: 'body booking_id kind revision saved_at sequence version writer',
  quote_requests:
    'accepted_at accepted_by accepted_rate_id answered_at contact due_at notes offers_until owner_id owner_name parties quote_id reasons state truckload_quote_id updated_at version',
  quotes:
    'answered_at answers_until booked_at expires_at findings lowest_amount rate_count saved_at saved_by saved_name saved_note unsaved_at without_rate',
  shipment_mails: 'due_at mailed_at',
  shipment_news: 'told_at',
  shipment_replacements: 'failed_at told_at',
  shipment_terms: 'terms',
  shipment_views: 'content name shared',
  shipments:
    'action_required delivered_at delivery_confirmation_number delivery_date late_cause late_since pickup_date pickup_number pro_number search_numbers status tracking_numbers',
  tracking_polls: 'connection_id failures next_at polled_at',
  truckload_quotes: 'quote_request_id',
};
