-- Disclaimers of bookings as staff publish them. Texts are never changed: people accepted them. Without a row, the text
-- of the product holds.
CREATE TABLE booking_disclaimers (
  -- The day it was published, with a number from the second of a day on.
  version text PRIMARY KEY,
  text_en text NOT NULL,
  text_es text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid NOT NULL
);
GRANT SELECT ON booking_disclaimers TO waybill_app, waybill_staff;
GRANT INSERT ON booking_disclaimers TO waybill_staff;
