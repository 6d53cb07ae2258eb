-- A seller's account at a marketplace, or the uploaded files of an account.
CREATE TABLE marketplace_connections (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('ebay', 'file')),
  environment text NOT NULL CHECK (environment IN ('production', 'sandbox', 'simulator')),
  -- The seller's id there, so that one who allows us in again is the same.
  seller_id text NOT NULL,
  seller text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'expired', 'disconnected')),
  connected_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Everything that changed until here is here.
  imported_through timestamptz,
  imported_at timestamptz,
  -- The window that is being imported, and how far it is: an import that was cut off goes on from there.
  window_until timestamptz,
  window_seen integer NOT NULL DEFAULT 0,
  -- How many orders it held when last asked.
  window_total integer,
  -- Whoever imports holds the connection until then.
  leased_until timestamptz,
  lease uuid,
  due_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  trouble text CHECK (trouble IN ('consent_ended', 'no_answer', 'throttled', 'refused')),
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, provider, environment, seller_id)
);
CREATE INDEX marketplace_connections_due ON marketplace_connections (due_at) WHERE state = 'active' AND due_at IS NOT NULL;
CALL guard_customer_table('marketplace_connections');

-- What opens a connection, sealed. Customers' calls write it and never read it.
CREATE TABLE marketplace_secrets (
  account_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  sealed bytea NOT NULL,
  key_id text NOT NULL,
  PRIMARY KEY (account_id, connection_id),
  FOREIGN KEY (account_id, connection_id) REFERENCES marketplace_connections (account_id, id) ON DELETE CASCADE
);
CALL guard_customer_table('marketplace_secrets');
REVOKE SELECT ON marketplace_secrets FROM waybill_app;
GRANT SELECT (account_id, connection_id) ON marketplace_secrets TO waybill_app;

-- A permission that somebody went to ask for. Only the hash of its state is kept; it is good in the session it began in.
CREATE TABLE marketplace_consents (
  account_id uuid NOT NULL REFERENCES accounts (id),
  state_hash bytea NOT NULL,
  provider text NOT NULL,
  session_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- What came of it, so that the same answer twice is one connection.
  connection_id uuid,
  PRIMARY KEY (account_id, state_hash)
);
CREATE INDEX marketplace_consents_over ON marketplace_consents (expires_at);
CALL guard_customer_table('marketplace_consents');

CREATE TABLE marketplace_orders (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  connection_id uuid NOT NULL,
  external_id text NOT NULL,
  ordered_at timestamptz NOT NULL,
  -- When the marketplace last changed it: an older page never sets it back.
  changed_at timestamptz NOT NULL,
  imported_at timestamptz NOT NULL,
  ship_by timestamptz,
  paid boolean NOT NULL,
  canceled boolean NOT NULL,
  -- What the marketplace says.
  fulfilled boolean NOT NULL,
  -- A shipment carries it; and that is on its way. Kept by the triggers below.
  booked boolean NOT NULL DEFAULT false,
  on_its_way boolean NOT NULL DEFAULT false,
  marked_at timestamptz,
  status text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN on_its_way OR marked_at IS NOT NULL OR fulfilled THEN 'shipped'
    WHEN booked THEN 'booked'
    WHEN canceled THEN 'canceled'
    WHEN NOT paid THEN 'unpaid'
    ELSE 'to_ship' END) STORED,
  buyer text NOT NULL,
  -- Buyer and place: orders with the same one can go together.
  together_key text NOT NULL,
  ship_to jsonb NOT NULL,
  lines jsonb NOT NULL,
  pieces integer NOT NULL,
  total_amount bigint,
  total_currency text CHECK (total_currency IN ('USD', 'CAD', 'MXN')),
  delivery_amount bigint,
  note text,
  shipping_service text,
  -- What it is looked for by, in lower case.
  search text NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, connection_id, external_id),
  FOREIGN KEY (account_id, connection_id) REFERENCES marketplace_connections (account_id, id)
);
CREATE INDEX marketplace_orders_by_time ON marketplace_orders (account_id, ordered_at DESC, id DESC);
CREATE INDEX marketplace_orders_by_status ON marketplace_orders (account_id, status, ordered_at DESC, id DESC);
CREATE INDEX marketplace_orders_by_number ON marketplace_orders (account_id, external_id);
CREATE INDEX marketplace_orders_together ON marketplace_orders (account_id, together_key) WHERE status = 'to_ship';
CALL guard_customer_table('marketplace_orders');

-- Which orders a shipment carries. Its id is the booking's, which is made before the shipment is: said first, it holds
-- as soon as there is one.
CREATE TABLE marketplace_order_shipments (
  account_id uuid NOT NULL,
  order_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, order_id, shipment_id),
  FOREIGN KEY (account_id, order_id) REFERENCES marketplace_orders (account_id, id) ON DELETE CASCADE
);
CREATE INDEX marketplace_order_shipments_by_shipment ON marketplace_order_shipments (account_id, shipment_id);
CALL guard_customer_table('marketplace_order_shipments');

-- What the marketplace is to be told of an order's shipping: once for each, whoever asks and however often.
CREATE TABLE marketplace_tellings (
  account_id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The shipment that carries the order, or the order itself when it was marked by hand.
  cause_id uuid NOT NULL,
  carrier_name text,
  scac text,
  tracking_number text,
  -- Told as when it is told first, where nobody said.
  shipped_at timestamptz,
  state text NOT NULL CHECK (state IN ('waiting', 'sending', 'told', 'refused', 'not_told')),
  -- Tries so far. From the second on the marketplace is asked first what it knows.
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  lease uuid,
  told_at timestamptz,
  external_id text,
  reason text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, order_id, cause_id),
  FOREIGN KEY (account_id, order_id) REFERENCES marketplace_orders (account_id, id) ON DELETE CASCADE
);
CREATE INDEX marketplace_tellings_due ON marketplace_tellings (due_at) WHERE state IN ('waiting', 'sending');
CALL guard_customer_table('marketplace_tellings');

-- Brings what shipments do over to the orders they carry, in the transaction they do it in: nothing is missed, and there
-- is nothing to look for later. A number that is not there yet is waited for.
CREATE FUNCTION marketplace_orders_moved(account uuid, orders uuid[]) RETURNS void LANGUAGE plpgsql AS $$
-- What is due since the epoch is due at once, whatever the clock says.
DECLARE added_jobs bigint;
BEGIN
  UPDATE marketplace_orders AS o SET booked = now_is.booked, on_its_way = now_is.on_its_way
  FROM (
    SELECT moved.id,
      coalesce(bool_or(s.status <> 'canceled'), false) AS booked,
      coalesce(bool_or(s.status IN ('in_transit', 'delayed', 'delivered')), false) AS on_its_way
    FROM unnest(orders) AS moved (id)
    LEFT JOIN marketplace_order_shipments AS link ON link.account_id = account AND link.order_id = moved.id
    LEFT JOIN shipments AS s ON s.account_id = account AND s.id = link.shipment_id
    GROUP BY moved.id
  ) AS now_is
  WHERE o.account_id = account AND o.id = now_is.id
    AND (o.booked, o.on_its_way) IS DISTINCT FROM (now_is.booked, now_is.on_its_way);

  WITH added AS (
    INSERT INTO marketplace_tellings
      (account_id, order_id, cause_id, carrier_name, scac, tracking_number, state, due_at, created_at)
    SELECT account, o.id, s.id, s.carrier_name, s.scac, coalesce(s.tracking_numbers[1], s.pro_number),
      CASE WHEN c.provider = 'file' THEN 'not_told' ELSE 'waiting' END,
      CASE WHEN c.provider = 'file' THEN NULL ELSE 'epoch'::timestamptz END, now()
    FROM marketplace_order_shipments AS link
    JOIN shipments AS s ON s.account_id = account AND s.id = link.shipment_id
    JOIN marketplace_orders AS o ON o.account_id = account AND o.id = link.order_id
    JOIN marketplace_connections AS c ON c.account_id = account AND c.id = o.connection_id
    WHERE link.account_id = account AND link.order_id = ANY (orders)
      AND s.status IN ('in_transit', 'delayed', 'delivered')
      AND coalesce(s.tracking_numbers[1], s.pro_number) IS NOT NULL
      AND o.marked_at IS NULL
    ON CONFLICT (account_id, order_id, cause_id) DO NOTHING
    RETURNING order_id, cause_id, state
  )
  -- A key of its own for each: two transactions never wait for the same job.
  SELECT count(enqueue_job('marketplace.tell_due', '{}', NULL, 'marketplace:tell:' || order_id || ':' || cause_id)) INTO added_jobs
  FROM added WHERE state = 'waiting';
END $$;

CREATE FUNCTION marketplace_after_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE orders uuid[];
BEGIN
  SELECT array_agg(order_id ORDER BY order_id) INTO orders FROM marketplace_order_shipments
  WHERE account_id = NEW.account_id AND shipment_id = NEW.id;
  IF orders IS NOT NULL THEN PERFORM marketplace_orders_moved(NEW.account_id, orders); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER marketplace_shipment_added AFTER INSERT ON shipments
  FOR EACH ROW EXECUTE FUNCTION marketplace_after_shipment();
CREATE TRIGGER marketplace_shipment_changed AFTER UPDATE OF status, pro_number, tracking_numbers ON shipments
  FOR EACH ROW WHEN ((OLD.status, OLD.pro_number, OLD.tracking_numbers)
    IS DISTINCT FROM (NEW.status, NEW.pro_number, NEW.tracking_numbers))
  EXECUTE FUNCTION marketplace_after_shipment();

CREATE FUNCTION marketplace_after_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM marketplace_orders_moved(NEW.account_id, ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE FUNCTION marketplace_after_unlink() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM marketplace_tellings WHERE account_id = OLD.account_id AND order_id = OLD.order_id
    AND cause_id = OLD.shipment_id AND state = 'waiting' AND attempts = 0;
  PERFORM marketplace_orders_moved(OLD.account_id, ARRAY[OLD.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER marketplace_order_linked AFTER INSERT ON marketplace_order_shipments
  FOR EACH ROW EXECUTE FUNCTION marketplace_after_link();
CREATE TRIGGER marketplace_order_unlinked AFTER DELETE ON marketplace_order_shipments
  FOR EACH ROW EXECUTE FUNCTION marketplace_after_unlink();

-- Many orders quoted and shipped together, by the id the browser made.
CREATE TABLE marketplace_batches (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  request_hash bytea NOT NULL,
  request jsonb NOT NULL,
  created_by uuid NOT NULL REFERENCES users (id),
  created_by_name text NOT NULL,
  -- Whoever said so last: it is done in their name and with their rights.
  acts_for uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  canceled_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX marketplace_batches_by_time ON marketplace_batches (account_id, created_at DESC, id DESC);
CALL guard_customer_table('marketplace_batches');

CREATE TABLE marketplace_batch_rows (
  account_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  order_ids uuid[] NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'quoting', 'needs_catalog', 'no_rate', 'quoted', 'to_book', 'booking',
    'confirming', 'booked', 'failed', 'left_out')),
  -- Whoever works on it holds it until then; afterwards somebody else goes on.
  leased_until timestamptz,
  lease uuid,
  mode text,
  quote_id uuid,
  rate jsonb,
  -- Made with the row: however often it is tried, it is the same booking.
  booking_id uuid NOT NULL,
  reason jsonb,
  PRIMARY KEY (account_id, batch_id, place),
  UNIQUE (account_id, booking_id),
  FOREIGN KEY (account_id, batch_id) REFERENCES marketplace_batches (account_id, id) ON DELETE CASCADE
);
CREATE INDEX marketplace_batch_rows_open ON marketplace_batch_rows (account_id, batch_id)
  WHERE state IN ('waiting', 'quoting', 'to_book', 'booking', 'confirming');
CALL guard_customer_table('marketplace_batch_rows');
