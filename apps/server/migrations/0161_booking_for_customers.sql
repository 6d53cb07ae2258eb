-- A view of an account in which staff also quote and book for it: who of the customer asked, and how.
ALTER TABLE sessions
  ADD COLUMN view_asked_by text,
  ADD COLUMN view_asked_how text CHECK (view_asked_how IN ('phone', 'mail', 'chat')),
  ADD CONSTRAINT sessions_view_asked CHECK (
    (view_asked_by IS NULL) = (view_asked_how IS NULL) AND (view_asked_by IS NULL OR view_id IS NOT NULL)
  );

-- Bookings that staff made for a customer, with whom asked for them. The customer sees them.
CREATE TABLE bookings_for_customers (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  asked_by text NOT NULL,
  asked_how text NOT NULL CHECK (asked_how IN ('phone', 'mail', 'chat')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, id) REFERENCES bookings (account_id, id) ON DELETE CASCADE
);
CALL guard_customer_table('bookings_for_customers');
REVOKE UPDATE, DELETE ON bookings_for_customers FROM waybill_app;
REVOKE DELETE ON bookings_for_customers FROM waybill_staff;
