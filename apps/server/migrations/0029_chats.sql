-- A conversation of one person of an account with the staff, by the id the browser made, so that it exists once.
CREATE TABLE chats (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES users (id),
  customer_name text NOT NULL,
  request_hash bytea NOT NULL,
  category text NOT NULL CHECK (category IN ('shipping', 'quoting', 'billing', 'other')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  -- BOL or invoice number as it was typed, and what it is of.
  number text,
  shipment_id uuid,
  invoice_id uuid,
  CHECK (num_nonnulls(shipment_id, invoice_id) = num_nonnulls(number)),
  opened_at timestamptz NOT NULL,
  -- Whether somebody was there when it was opened; how long the night was is nobody's response time.
  opened_in_hours boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  owner_id uuid REFERENCES users (id),
  -- As the customer sees it, who knows no staff otherwise.
  owner_name text,
  CHECK ((owner_id IS NULL) = (owner_name IS NULL)),
  close_reason text CHECK (close_reason IN ('resolved', 'no_reply', 'elsewhere', 'duplicate')),
  CHECK ((state = 'closed') = (close_reason IS NOT NULL)),
  -- Number of the last message. Whoever writes holds this row until the message is committed, so that numbers have no
  -- gap and nobody sees one before those that go ahead of it.
  last_seq integer NOT NULL DEFAULT 0,
  last_side text NOT NULL DEFAULT 'customer' CHECK (last_side IN ('customer', 'staff')),
  last_text text NOT NULL DEFAULT '',
  -- How far each side has come.
  customer_delivered integer NOT NULL DEFAULT 0,
  customer_read integer NOT NULL DEFAULT 0,
  staff_delivered integer NOT NULL DEFAULT 0,
  staff_read integer NOT NULL DEFAULT 0,
  -- Since when a customer's message waits for an answer.
  waiting_since timestamptz,
  first_answer_at timestamptz,
  -- When the customer is mailed what they have not read, and how far the last such mail went.
  mail_due_at timestamptz,
  mailed_seq integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id)
);
CREATE INDEX chats_by_customer ON chats (account_id, customer_id, updated_at DESC);
CREATE INDEX chats_in_inbox ON chats (waiting_since, updated_at) WHERE state = 'open';
CREATE INDEX chats_closed ON chats (updated_at DESC) WHERE state = 'closed';
CREATE INDEX chats_by_opening ON chats (opened_at);
CREATE INDEX chats_to_mail ON chats (mail_due_at) WHERE mail_due_at IS NOT NULL;
CALL guard_customer_table('chats');

-- Only appended to.
CREATE TABLE chat_messages (
  account_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  seq integer NOT NULL CHECK (seq > 0),
  -- Made by whoever wrote it, so that one sent twice is one message.
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'taken', 'closed', 'reopened')),
  side text NOT NULL CHECK (side IN ('customer', 'staff')),
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  at timestamptz NOT NULL,
  text text NOT NULL,
  -- Name, type and size of what it carries; the bytes lie in chat_attachments.
  attachments jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (account_id, chat_id, seq),
  UNIQUE (account_id, chat_id, id),
  FOREIGN KEY (account_id, chat_id) REFERENCES chats (account_id, id)
);
CALL guard_customer_table('chat_messages');
REVOKE UPDATE, DELETE ON chat_messages FROM waybill_app, waybill_staff;

CREATE TABLE chat_attachments (
  account_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  id uuid NOT NULL,
  by_id uuid NOT NULL,
  name text NOT NULL,
  -- Told by the content.
  media_type text NOT NULL,
  bytes integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- The message that carries it; null until one does.
  seq integer,
  PRIMARY KEY (account_id, chat_id, id),
  FOREIGN KEY (account_id, chat_id) REFERENCES chats (account_id, id)
);
CREATE INDEX chat_attachments_left ON chat_attachments (created_at) WHERE seq IS NULL;
CALL guard_customer_table('chat_attachments');

-- What staff note among themselves. Customers' calls have no right to this table at all.
CREATE TABLE chat_notes (
  chat_id uuid NOT NULL REFERENCES chats (id),
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid NOT NULL REFERENCES users (id),
  by_name text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (chat_id, id)
);
GRANT SELECT, INSERT ON chat_notes TO waybill_staff;

-- Answers that staff keep ready.
CREATE TABLE canned_answers (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  category text CHECK (category IN ('shipping', 'quoting', 'billing', 'other')),
  en text NOT NULL,
  es text NOT NULL,
  updated_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON canned_answers TO waybill_staff;
INSERT INTO canned_answers (id, title, category, en, es, updated_at) VALUES
  ('01930000-0000-7000-8000-000000000001', 'Looking into it', NULL,
   'Thank you for writing. I am looking into it and will answer here in a few minutes.',
   'Gracias por escribir. Lo estoy revisando y le respondo aquí en unos minutos.', now()),
  ('01930000-0000-7000-8000-000000000002', 'Asking the carrier', 'shipping',
   'I have asked the carrier where your shipment is. As soon as they answer I will write to you here.',
   'Pregunté al transportista dónde está su envío. En cuanto responda, le escribo aquí.', now()),
  ('01930000-0000-7000-8000-000000000003', 'Weight and size, please', 'quoting',
   'Please send me the weight and the outside dimensions of each handling unit, and whether a liftgate is needed.',
   'Envíeme por favor el peso y las medidas exteriores de cada unidad, y si se necesita plataforma elevadora.', now()),
  ('01930000-0000-7000-8000-000000000004', 'Checking the invoice', 'billing',
   'I am comparing the invoice with the rate you booked. You will hear from me here before anything is due.',
   'Estoy comparando la factura con la tarifa que reservó. Le respondo aquí antes de que venza.', now()),
  ('01930000-0000-7000-8000-000000000005', 'Anything else?', NULL,
   'Is there anything else I can do for you?',
   '¿Puedo ayudarle con algo más?', now());
