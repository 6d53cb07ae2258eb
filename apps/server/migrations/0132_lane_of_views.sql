-- Lists of shipments show the lane in one column, in place of where it comes from and where it goes.
ALTER TABLE shipment_views NO FORCE ROW LEVEL SECURITY;
UPDATE shipment_views SET content = jsonb_set(content, '{columns}', (
  SELECT jsonb_agg(shown.key ORDER BY array_position(
    ARRAY['bol', 'status', 'lane', 'carrier', 'pro', 'pickup', 'due', 'reference', 'mode', 'booked', 'total'], shown.key))
  FROM jsonb_array_elements_text((content -> 'columns') - 'from' - 'to' || '["lane"]') AS shown (key)
)) WHERE content -> 'columns' ?| ARRAY['from', 'to'];
ALTER TABLE shipment_views FORCE ROW LEVEL SECURITY;
