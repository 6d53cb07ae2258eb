-- The name of the equipment is kept with the shipment, so that its papers need not read the quote. Truckloads booked
-- before it was kept get it from what was asked for.
UPDATE shipments SET detail = detail || jsonb_build_object('equipment', jsonb_build_object(
  'name', detail #> '{truckload,equipment,name}',
  'name_es', coalesce(detail #> '{truckload,equipment,name_es}', 'null'::jsonb)))
WHERE jsonb_typeof(detail #> '{truckload,equipment}') = 'object'
  AND jsonb_typeof(detail -> 'equipment') IS DISTINCT FROM 'object';
