-- A pickup that was called off is over: it keeps nobody from asking for another one.
ALTER TABLE carrier_requests DROP CONSTRAINT carrier_requests_state_check;
ALTER TABLE carrier_requests ADD CONSTRAINT carrier_requests_state_check
  CHECK (state IN ('claimed', 'sending', 'done', 'refused', 'unknown', 'withdrawn'));

-- Labels that came as pictures, of which a PDF is fetched, once.
CREATE INDEX shipment_files_pictures ON shipment_files (created_at)
  WHERE kind = 'label' AND media_type IN ('image/gif', 'image/png');
CREATE UNIQUE INDEX shipment_files_labels ON shipment_files (account_id, shipment_id, media_type) WHERE kind = 'labels';

-- What staff called the file they brought.
ALTER TABLE tracking_deliveries ADD COLUMN file_name text;
