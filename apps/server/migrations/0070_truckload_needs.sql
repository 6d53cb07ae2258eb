-- What a shipper asked of a truckload is kept with the shipment, so that its papers can say it.
UPDATE shipments SET detail = detail || jsonb_build_object('truckload', quotes.request -> 'truckload')
FROM quotes
WHERE quotes.account_id = shipments.account_id AND quotes.id = shipments.quote_id
  AND jsonb_typeof(quotes.request -> 'truckload') = 'object';
