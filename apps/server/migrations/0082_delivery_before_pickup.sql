-- Delivery days that carriers named before the pickup are no longer taken. Those of shipments that were not picked up yet
-- go, and these shipments are due again on the newest day that is left, which is the booked one where no other was named.
-- What was picked up keeps its days: a carrier that came early may name an early delivery.
ALTER TABLE shipments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_estimates NO FORCE ROW LEVEL SECURITY;
DELETE FROM delivery_estimates AS estimate
USING shipments AS shipment
WHERE shipment.account_id = estimate.account_id AND shipment.id = estimate.shipment_id
  AND shipment.status IN ('pending', 'dispatched') AND estimate.named_by = 'carrier'
  AND estimate.delivery_date < shipment.pickup_date;
UPDATE shipments AS shipment SET delivery_date = (
    SELECT estimate.delivery_date FROM delivery_estimates AS estimate
    WHERE estimate.account_id = shipment.account_id AND estimate.shipment_id = shipment.id
      AND estimate.delivery_date >= shipment.pickup_date
    ORDER BY estimate.set_at DESC LIMIT 1
  )
WHERE shipment.status IN ('pending', 'dispatched') AND shipment.delivery_date < shipment.pickup_date;
ALTER TABLE shipments FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_estimates FORCE ROW LEVEL SECURITY;
