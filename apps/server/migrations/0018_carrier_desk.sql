-- What became of a file that staff brought, as it was last read.
ALTER TABLE tracking_deliveries ADD COLUMN brought_by text;
ALTER TABLE tracking_deliveries ADD COLUMN result jsonb;
CREATE INDEX tracking_deliveries_brought ON tracking_deliveries (received_at DESC, id DESC) WHERE source = 'edi214';

-- Aliases are kept by staff: each has an id of its own, and one that was deleted can be taken back.
ALTER TABLE scac_aliases ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE scac_aliases ADD COLUMN updated_at timestamptz;
ALTER TABLE scac_aliases ADD COLUMN deleted_at timestamptz;
ALTER TABLE scac_aliases DROP CONSTRAINT scac_aliases_pkey;
ALTER TABLE scac_aliases ADD PRIMARY KEY (id);
CREATE UNIQUE INDEX scac_aliases_once ON scac_aliases (alias) WHERE deleted_at IS NULL;

-- Names that carriers called themselves and that nobody here could tell whose they are, by the letters alone.
CREATE TABLE carrier_names_seen (
  name_key text PRIMARY KEY,
  written_as text NOT NULL,
  -- How it last came, e.g. `edi214`, `push:signed`, `rate:project44`.
  source text NOT NULL,
  times integer NOT NULL DEFAULT 1,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Staff said that it is nobody's name.
  dismissed_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON carrier_names_seen TO waybill_staff;

-- Blocks of freight bill numbers that carriers assigned to us. A number is drawn once, whatever becomes of the booking.
CREATE TABLE pro_blocks (
  id uuid PRIMARY KEY,
  connection_id uuid NOT NULL REFERENCES carrier_connections (id),
  prefix text NOT NULL CHECK (prefix ~ '^[0-9]{0,10}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 12),
  check_rule text NOT NULL CHECK (check_rule IN ('mod7', 'mod10', 'mod11', 'none')),
  first_number bigint NOT NULL CHECK (first_number >= 0),
  last_number bigint NOT NULL,
  next_number bigint NOT NULL,
  -- The one that numbers are drawn from.
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  CHECK (last_number >= first_number),
  CHECK (next_number BETWEEN first_number AND last_number + 1)
);
CREATE UNIQUE INDEX pro_blocks_active ON pro_blocks (connection_id) WHERE active;
GRANT SELECT, INSERT, UPDATE ON pro_blocks TO waybill_staff;

-- The next number of a connection's block, drawn for good by the caller's transaction. `drawn` is null when the block is
-- used up; no row when the connection has none. Customers' calls draw too, and see nothing else of blocks.
CREATE FUNCTION draw_pro(connection uuid)
  RETURNS TABLE (drawn bigint, prefix text, width integer, check_rule text, remaining bigint, size bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE block pro_blocks;
BEGIN
  SELECT * INTO block FROM pro_blocks b WHERE b.connection_id = connection AND b.active FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF block.next_number <= block.last_number THEN
    UPDATE pro_blocks b SET next_number = b.next_number + 1 WHERE b.id = block.id;
    drawn := block.next_number;
    remaining := block.last_number - block.next_number;
  ELSE
    remaining := 0;
  END IF;
  prefix := block.prefix;
  width := block.width;
  check_rule := block.check_rule;
  size := block.last_number - block.first_number + 1;
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION draw_pro(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draw_pro(uuid) TO waybill_app, waybill_staff;

-- The freight bill number that a booking drew from such a block; the same whenever it is sent again.
ALTER TABLE bookings ADD COLUMN own_pro text;

-- How an unclear request to a carrier was cleared up, when a person did.
ALTER TABLE carrier_requests ADD COLUMN resolved_how text CHECK (resolved_how IN ('staff_made', 'staff_not_made'));
CREATE INDEX carrier_requests_unclear ON carrier_requests (created_at) WHERE state = 'unknown';
