-- The application role writes the columns it needs, not whole tables: what decides about money, rights, and identity of
-- an account is written by the staff role alone. A new column is closed to the application role until it is granted.
CREATE PROCEDURE allow_app_update(name regclass, VARIADIC columns text[] DEFAULT '{}')
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('REVOKE UPDATE ON %s FROM waybill_app', name);
  IF cardinality(columns) > 0 THEN
    EXECUTE format('GRANT UPDATE (%s) ON %s TO waybill_app',
      (SELECT string_agg(quote_ident(one), ', ') FROM unnest(columns) AS one), name);
  END IF;
END $$;

-- The same for tables that customers fill in freely: all columns but the key, the time of creation, and those named.
CREATE PROCEDURE allow_app_update_except(name regclass, VARIADIC closed text[] DEFAULT '{}')
  LANGUAGE plpgsql AS $$
DECLARE open text[];
BEGIN
  SELECT array_agg(attname::text ORDER BY attnum) INTO open FROM pg_attribute
  WHERE attrelid = name AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND attname NOT IN ('account_id', 'id', 'created_at') AND attname <> ALL (closed);
  CALL allow_app_update(name, VARIADIC open);
END $$;

-- The account: where it is and where its invoices go. Credit, terms, margin, owner, and closing are the staff's.
CALL allow_app_update('accounts', 'street_lines', 'city', 'state', 'postal_code', 'country', 'phone', 'address_contact',
  'billing_contact', 'billing_address');
REVOKE INSERT, DELETE ON accounts FROM waybill_app;
-- People and invitations are written by sign-in and by the verbs about people, which work as the staff role.
CALL allow_app_update('users');
CALL allow_app_update('account_invitations', 'revoked_at');
REVOKE INSERT, DELETE ON users, account_invitations FROM waybill_app;

CALL allow_app_update('account_brands', 'colour', 'logo', 'logo_width', 'logo_height', 'logo_digest');
CALL allow_app_update('account_carriers');
CALL allow_app_update('announcement_marks', 'read_at', 'dismissed_at');
CALL allow_app_update('notices', 'read_at');
CALL allow_app_update('shipment_views', 'name', 'shared', 'content');
CALL allow_app_update_except('addresses');
CALL allow_app_update_except('products');
CALL allow_app_update_except('imports', 'kind', 'created_by');
CALL allow_app_update('import_changes');
CALL allow_app_update('import_rows');

-- A consent to terms stays as it was given.
CALL allow_app_update('disclaimer_acceptances');
REVOKE DELETE ON disclaimer_acceptances FROM waybill_app;

-- Quotes: what was asked and what it costs stays.
CALL allow_app_update_except('quotes', 'number', 'created_by', 'mode', 'client_reference', 'pickup_date', 'origin',
  'destination', 'miles', 'request', 'load', 'currency', 'converted_value', 'origin_city', 'destination_city');
CALL allow_app_update('quote_carriers', 'state', 'findings', 'took_ms');
CALL allow_app_update('quote_rates');
CALL allow_app_update_except('quote_drafts', 'user_id');
CALL allow_app_update('carried_quotes');
CALL allow_app_update_except('quote_requests', 'number', 'request_hash', 'created_by', 'mode', 'kind', 'currency',
  'target_amount', 'request', 'origin', 'destination', 'pickup_date', 'load', 'equipment');
CALL allow_app_update('quote_request_events');
CALL allow_app_update('truckload_quotes', 'quote_request_id');

-- Bookings and shipments: how far they are, never their price, carrier, or invoice.
CALL allow_app_update('bookings', 'state', 'shipment_id', 'reason', 'claimed_by', 'updated_at', 'reference', 'connection_id',
  'sent_at', 'outcome', 'unknown_since', 'next_look_at', 'looks', 'needs_staff', 'reconciled_at', 'reconciled_how', 'own_pro',
  'quote_released_at');
CALL allow_app_update('shipments', 'pro_number', 'pickup_number', 'delivery_confirmation_number', 'status', 'action_required',
  'pickup_date', 'delivery_date', 'delivered_at', 'search_numbers', 'tracking_numbers', 'late_cause', 'late_since');
CALL allow_app_update('carrier_requests', 'state', 'request', 'outcome', 'messages', 'updated_at', 'resolved_how');
CALL allow_app_update('delivery_estimates');
CALL allow_app_update('document_mails', 'sent_at');
CALL allow_app_update('house_itineraries', 'reported_at');
CALL allow_app_update('shipment_files');
CALL allow_app_update('shipment_mails', 'due_at', 'mailed_at');
CALL allow_app_update('shipment_news', 'told_at');
CALL allow_app_update('shipment_replacements', 'failed_at', 'told_at');
CALL allow_app_update('shipment_terms', 'terms');
CALL allow_app_update('shipment_words');
CALL allow_app_update('tracking_events');
CALL allow_app_update('tracking_polls', 'connection_id', 'next_at', 'failures', 'polled_at');

-- Disputes: a customer withdraws one; amounts and decisions are the staff's.
CALL allow_app_update('disputes', 'state', 'version', 'updated_at');

CALL allow_app_update_except('chats', 'customer_id', 'customer_name', 'request_hash', 'number', 'opened_at',
  'opened_in_hours', 'staff_delivered', 'staff_read');
CALL allow_app_update('chat_attachments', 'seq');

CALL allow_app_update_except('marketplace_connections', 'provider', 'environment', 'seller_id');
CALL allow_app_update('marketplace_consents', 'used_at', 'connection_id');
CALL allow_app_update_except('marketplace_orders', 'connection_id', 'external_id');
CALL allow_app_update('marketplace_order_shipments');
CALL allow_app_update('marketplace_secrets', 'sealed', 'key_id');
CALL allow_app_update_except('marketplace_tellings', 'order_id', 'cause_id');
CALL allow_app_update_except('marketplace_batches', 'request_hash', 'request', 'created_by', 'created_by_name');
CALL allow_app_update_except('marketplace_batch_rows', 'batch_id', 'place', 'order_ids');

CALL allow_app_update('oauth_client_calls');
CALL allow_app_update('oauth_client_secrets', 'ends_at');
CALL allow_app_update_except('oauth_clients', 'created_by', 'created_by_name', 'last_used_at');
