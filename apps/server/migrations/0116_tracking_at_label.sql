-- When a shop's buyers are given the tracking number: as soon as the label is bought, or once the carrier has the parcel.
ALTER TABLE marketplace_connections
  ADD COLUMN report_at text NOT NULL DEFAULT 'label' CHECK (report_at IN ('label', 'pickup'));
GRANT UPDATE (report_at) ON marketplace_connections TO waybill_app;

-- The marketplace counts an order as shipped once it has a number. It is to be shipped again when the shipment of that
-- number is canceled, which the marketplace cannot be told.
ALTER TABLE marketplace_orders ADD COLUMN taken_back boolean NOT NULL DEFAULT false;
GRANT UPDATE (taken_back) ON marketplace_orders TO waybill_app;
ALTER TABLE marketplace_orders DROP COLUMN status;
ALTER TABLE marketplace_orders ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (CASE
  WHEN on_its_way OR marked_at IS NOT NULL OR (fulfilled AND NOT taken_back) THEN 'shipped'
  WHEN booked THEN 'booked'
  WHEN canceled THEN 'canceled'
  WHEN NOT paid THEN 'unpaid'
  ELSE 'to_ship' END) STORED;
CREATE INDEX marketplace_orders_by_status ON marketplace_orders (account_id, status, ordered_at DESC, id DESC);
CREATE INDEX marketplace_orders_together ON marketplace_orders (account_id, together_key) WHERE status = 'to_ship';

CREATE OR REPLACE FUNCTION marketplace_orders_moved(account uuid, orders uuid[]) RETURNS void LANGUAGE plpgsql AS $$
-- What is due since the epoch is due at once, whatever the clock says.
DECLARE added_jobs bigint;
BEGIN
  -- A number that was not sent yet is not sent any more.
  DELETE FROM marketplace_tellings AS t USING shipments AS s
  WHERE t.account_id = account AND t.order_id = ANY (orders) AND t.state = 'waiting' AND t.attempts = 0
    AND s.account_id = account AND s.id = t.cause_id AND s.status = 'canceled';

  UPDATE marketplace_orders AS o
  SET booked = now_is.booked, on_its_way = now_is.on_its_way, taken_back = now_is.told AND NOT now_is.told_of_live
  FROM (
    SELECT moved.id,
      coalesce(bool_or(s.status <> 'canceled'), false) AS booked,
      coalesce(bool_or(s.status IN ('in_transit', 'delayed', 'delivered')), false) AS on_its_way,
      coalesce(bool_or(t.state = 'told'), false) AS told,
      coalesce(bool_or(t.state = 'told' AND s.status <> 'canceled'), false) AS told_of_live
    FROM unnest(orders) AS moved (id)
    LEFT JOIN marketplace_order_shipments AS link ON link.account_id = account AND link.order_id = moved.id
    LEFT JOIN shipments AS s ON s.account_id = account AND s.id = link.shipment_id
    LEFT JOIN marketplace_tellings AS t ON t.account_id = account AND t.order_id = moved.id AND t.cause_id = s.id
    GROUP BY moved.id
  ) AS now_is
  WHERE o.account_id = account AND o.id = now_is.id
    AND (o.booked, o.on_its_way, o.taken_back)
      IS DISTINCT FROM (now_is.booked, now_is.on_its_way, now_is.told AND NOT now_is.told_of_live);

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
      AND (s.status IN ('in_transit', 'delayed', 'delivered')
        OR c.report_at = 'label' AND c.provider <> 'file' AND s.status <> 'canceled')
      AND coalesce(s.tracking_numbers[1], s.pro_number) IS NOT NULL
      AND o.marked_at IS NULL
    ON CONFLICT (account_id, order_id, cause_id) DO NOTHING
    RETURNING order_id, cause_id, state
  )
  -- A key of its own for each: two transactions never wait for the same job.
  SELECT count(enqueue_job('marketplace.tell_due', '{}', NULL, 'marketplace:tell:' || order_id || ':' || cause_id)) INTO added_jobs
  FROM added WHERE state = 'waiting';
END $$;
