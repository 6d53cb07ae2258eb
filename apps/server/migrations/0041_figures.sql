-- Daily figures of the business, kept as things happen. A write that changes what counts leaves the record's id here; a job
-- takes the ids, works out anew what each of these records counts, and adds the difference to the days. So nobody waits for
-- a shared row, a job that is killed has changed nothing, and what is done twice comes to the same.
CREATE TABLE figure_changes (
  account_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL CHECK (source IN ('quote', 'shipment', 'invoice')),
  source_id uuid NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX figure_changes_in_order ON figure_changes (id);
CALL guard_customer_table('figure_changes');
REVOKE ALL ON figure_changes FROM waybill_app;

-- What one record counts, on which day: of a quote the day it was asked; of a shipment the days it was booked, delivered and
-- billed; of an invoice that is open the day it is due. Money is minor units.
CREATE TABLE figure_parts (
  account_id uuid NOT NULL,
  source_id uuid NOT NULL,
  part text NOT NULL CHECK (part IN ('quote', 'booked', 'delivered', 'billed', 'owed')),
  -- By the calendar of the books.
  day date NOT NULL,
  -- Null for a quote, which asks all of them.
  carrier_id uuid,
  mode text NOT NULL,
  lane text NOT NULL,
  currency text NOT NULL,
  asked bigint NOT NULL DEFAULT 0,
  rated bigint NOT NULL DEFAULT 0,
  tried bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  booked bigint NOT NULL DEFAULT 0,
  revenue bigint NOT NULL DEFAULT 0,
  -- Revenue of the shipments whose cost is known, and that cost.
  costed bigint NOT NULL DEFAULT 0,
  cost bigint NOT NULL DEFAULT 0,
  delivered bigint NOT NULL DEFAULT 0,
  -- Of those delivered, the ones that a day had been promised for, and the ones that came by it.
  promised bigint NOT NULL DEFAULT 0,
  on_time bigint NOT NULL DEFAULT 0,
  billed bigint NOT NULL DEFAULT 0,
  adjusted bigint NOT NULL DEFAULT 0,
  adjusted_amount bigint NOT NULL DEFAULT 0,
  -- Open invoices, what is open on them, and what of that is disputed.
  owing bigint NOT NULL DEFAULT 0,
  owed bigint NOT NULL DEFAULT 0,
  owed_disputed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, source_id, part)
);
CREATE INDEX figure_parts_by_account ON figure_parts (account_id, day);
CREATE INDEX figure_parts_by_carrier ON figure_parts (carrier_id, day);
CREATE INDEX figure_parts_by_lane ON figure_parts (lane, day);
CALL guard_customer_table('figure_parts');
REVOKE ALL ON figure_parts FROM waybill_app;

-- The same added up by day, once for all, and once for each carrier, lane and account. Staff's alone.
CREATE TABLE daily_figures (
  cut text NOT NULL CHECK (cut IN ('all', 'carrier', 'lane', 'account')),
  day date NOT NULL,
  mode text NOT NULL,
  currency text NOT NULL,
  -- Id of the carrier or the account, or the lane; empty for all.
  member text NOT NULL,
  asked bigint NOT NULL, rated bigint NOT NULL, tried bigint NOT NULL, won bigint NOT NULL,
  booked bigint NOT NULL, revenue bigint NOT NULL, costed bigint NOT NULL, cost bigint NOT NULL,
  delivered bigint NOT NULL, promised bigint NOT NULL, on_time bigint NOT NULL,
  billed bigint NOT NULL, adjusted bigint NOT NULL, adjusted_amount bigint NOT NULL,
  owing bigint NOT NULL, owed bigint NOT NULL, owed_disputed bigint NOT NULL,
  PRIMARY KEY (cut, day, mode, currency, member)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_figures TO waybill_staff;

-- How carriers that are asked from outside answered, by the day of the quote.
CREATE TABLE daily_answers (
  day date NOT NULL,
  carrier_id uuid NOT NULL,
  mode text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('rates', 'declined', 'failed')),
  -- Twenty to each power of ten of milliseconds; null where it is not known how long it took.
  bucket smallint NOT NULL,
  answers bigint NOT NULL,
  PRIMARY KEY (day, carrier_id, mode, outcome, bucket)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_answers TO waybill_staff;
CREATE TABLE daily_answer_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  carrier_id uuid NOT NULL,
  mode text NOT NULL,
  outcome text NOT NULL,
  bucket smallint NOT NULL,
  answers bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_answer_changes TO waybill_staff;

-- The day of an instant by the calendar of the books.
CREATE FUNCTION books_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (at AT TIME ZONE 'America/Chicago')::date;
-- The account that quotes without a login are kept under; they are deleted after some days, and count nowhere.
CREATE FUNCTION public_desk() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '0193b000-0000-7000-8000-000000000001'::uuid;

CREATE FUNCTION figures_of_quotes(accounts uuid[], ids uuid[]) RETURNS SETOF figure_parts LANGUAGE sql STABLE
  BEGIN ATOMIC
    SELECT quote.account_id, quote.id, 'quote', books_day(quote.created_at), NULL::uuid, quote.mode,
      coalesce(quote.origin ->> 'state', '') || '>' || coalesce(quote.destination ->> 'state', ''), quote.currency,
      1::bigint, (quote.rate_count > 0)::int::bigint,
      (quote.booked_at IS NOT NULL OR EXISTS (SELECT FROM bookings AS booking
        WHERE booking.account_id = quote.account_id AND booking.quote_id = quote.id))::int::bigint,
      (quote.booked_at IS NOT NULL)::int::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    FROM unnest(accounts, ids) AS asked (account_id, id)
      JOIN quotes AS quote ON quote.account_id = asked.account_id AND quote.id = asked.id
    WHERE quote.account_id <> public_desk();
  END;

-- A shipment sells for what the books say it earned, insurance left out; before it is billed, for the price it was booked at.
-- It costs what its carrier's bills come to that are in the books; before there are any, what the carrier quoted. One that was
-- canceled before it was billed sells for nothing and is not counted as booked.
CREATE FUNCTION figures_of_shipments(accounts uuid[], ids uuid[]) RETURNS SETOF figure_parts LANGUAGE sql STABLE
  BEGIN ATOMIC
    WITH known AS MATERIALIZED (
      SELECT shipment.account_id, shipment.id, shipment.carrier_id, shipment.mode, shipment.currency,
        shipment.origin_state || '>' || shipment.destination_state AS lane, shipment.created_at, shipment.delivered_at,
        shipment.status = 'canceled' AS canceled, invoice.issued_on, invoice.id AS invoice_id,
        CASE WHEN invoice.id IS NOT NULL THEN (
            SELECT coalesce(-sum(line.amount), 0)::bigint FROM journal_lines AS line
            WHERE line.account_id = shipment.account_id AND line.invoice_id = invoice.id
              AND line.ledger IN ('revenue_freight', 'revenue_fuel', 'revenue_accessorial'))
          WHEN shipment.status = 'canceled' THEN 0
          ELSE shipment.total_amount - (
            SELECT coalesce(sum((charge #>> '{amount,amount}')::bigint), 0)::bigint
            FROM jsonb_array_elements(CASE jsonb_typeof(shipment.detail -> 'charges')
              WHEN 'array' THEN shipment.detail -> 'charges' ELSE '[]' END) AS charge
            WHERE charge ->> 'kind' = 'insurance') END AS revenue,
        coalesce(
          (SELECT sum(bill.posted)::bigint FROM carrier_bills AS bill
            WHERE bill.shipment_account = shipment.account_id AND bill.shipment_id = shipment.id
              AND bill.posted IS NOT NULL AND bill.state <> 'replaced' AND bill.currency = shipment.currency),
          CASE WHEN shipment.status <> 'canceled' THEN (SELECT cost.amount FROM shipment_costs AS cost
            WHERE cost.account_id = shipment.account_id AND cost.shipment_id = shipment.id
              AND cost.currency = shipment.currency) END) AS cost,
        (SELECT estimate.delivery_date FROM delivery_estimates AS estimate
          WHERE estimate.account_id = shipment.account_id AND estimate.shipment_id = shipment.id
            AND estimate.named_by = 'booking' ORDER BY estimate.set_at LIMIT 1) AS promised,
        (shipment.delivered_at AT TIME ZONE
          coalesce(shipment.detail #>> '{destination,time_zone}', 'America/Chicago'))::date AS came
      FROM unnest(accounts, ids) AS asked (account_id, id)
        JOIN shipments AS shipment ON shipment.account_id = asked.account_id AND shipment.id = asked.id
        LEFT JOIN invoices AS invoice ON invoice.account_id = shipment.account_id AND invoice.id = shipment.invoice_id
    )
    SELECT account_id, id, 'booked', books_day(created_at), carrier_id, mode, lane, currency,
      0::bigint, 0::bigint, 0::bigint, 0::bigint,
      (NOT canceled)::int::bigint, revenue, CASE WHEN cost IS NULL THEN 0 ELSE revenue END, coalesce(cost, 0),
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    FROM known WHERE NOT canceled OR revenue <> 0 OR cost IS NOT NULL
    UNION ALL
    SELECT account_id, id, 'delivered', books_day(delivered_at), carrier_id, mode, lane, currency,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
      1::bigint, (promised IS NOT NULL)::int::bigint, coalesce(came <= promised, false)::int::bigint,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
    FROM known WHERE delivered_at IS NOT NULL AND NOT canceled
    UNION ALL
    SELECT known.account_id, known.id, 'billed', known.issued_on, known.carrier_id, known.mode, known.lane, known.currency,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
      0::bigint, 0::bigint, 0::bigint, 1::bigint, (correction.times > 0)::int::bigint, correction.amount, 0::bigint, 0::bigint, 0::bigint
    FROM known CROSS JOIN LATERAL (
      SELECT count(*) AS times, coalesce(sum(adjustment.billed - adjustment.quoted), 0)::bigint AS amount
      FROM invoice_adjustments AS adjustment
      WHERE adjustment.account_id = known.account_id AND adjustment.invoice_id = known.invoice_id) AS correction
    WHERE known.invoice_id IS NOT NULL;
  END;

CREATE FUNCTION figures_of_invoices(accounts uuid[], ids uuid[]) RETURNS SETOF figure_parts LANGUAGE sql STABLE
  BEGIN ATOMIC
    SELECT invoice.account_id, invoice.id, 'owed', invoice.due_on, NULL::uuid, invoice.type, '', invoice.currency,
      0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint,
      0::bigint, 0::bigint, 0::bigint, 1::bigint, balance.amount, least(invoice.disputed, balance.amount)
    FROM unnest(accounts, ids) AS asked (account_id, id)
      JOIN invoices AS invoice ON invoice.account_id = asked.account_id AND invoice.id = asked.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(line.amount), 0)::bigint AS amount FROM journal_lines AS line
        WHERE line.account_id = invoice.account_id AND line.invoice_id = invoice.id AND line.ledger = 'receivable') AS balance
    WHERE balance.amount <> 0;
  END;

-- Adds what records count, or takes it away. Rows are met in the order of the key, whoever folds.
CREATE FUNCTION add_figures(parts figure_parts[], sign integer) RETURNS void LANGUAGE sql
  BEGIN ATOMIC
    INSERT INTO daily_figures AS kept (cut, day, mode, currency, member, asked, rated, tried, won, booked, revenue, costed, cost,
      delivered, promised, on_time, billed, adjusted, adjusted_amount, owing, owed, owed_disputed)
    SELECT cuts.cut, day, mode, currency, cuts.member, sign * sum(asked), sign * sum(rated), sign * sum(tried),
      sign * sum(won), sign * sum(booked), sign * sum(revenue), sign * sum(costed), sign * sum(cost), sign * sum(delivered),
      sign * sum(promised), sign * sum(on_time), sign * sum(billed), sign * sum(adjusted), sign * sum(adjusted_amount),
      sign * sum(owing), sign * sum(owed), sign * sum(owed_disputed)
    FROM unnest(parts) AS part CROSS JOIN LATERAL (VALUES
      ('all', ''), ('carrier', carrier_id::text), ('lane', nullif(lane, '')), ('account', account_id::text)) AS cuts (cut, member)
    WHERE cuts.member IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (cut, day, mode, currency, member) DO UPDATE SET
      asked = kept.asked + EXCLUDED.asked, rated = kept.rated + EXCLUDED.rated, tried = kept.tried + EXCLUDED.tried,
      won = kept.won + EXCLUDED.won, booked = kept.booked + EXCLUDED.booked, revenue = kept.revenue + EXCLUDED.revenue,
      costed = kept.costed + EXCLUDED.costed, cost = kept.cost + EXCLUDED.cost,
      delivered = kept.delivered + EXCLUDED.delivered, promised = kept.promised + EXCLUDED.promised,
      on_time = kept.on_time + EXCLUDED.on_time, billed = kept.billed + EXCLUDED.billed,
      adjusted = kept.adjusted + EXCLUDED.adjusted, adjusted_amount = kept.adjusted_amount + EXCLUDED.adjusted_amount,
      owing = kept.owing + EXCLUDED.owing, owed = kept.owed + EXCLUDED.owed,
      owed_disputed = kept.owed_disputed + EXCLUDED.owed_disputed;
  END;

-- Takes up to so many changes and brings the days up to date with them. @returns how many were taken
CREATE FUNCTION fold_figures(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer; answered integer; old figure_parts[]; fresh figure_parts[];
  quote_accounts uuid[]; quote_ids uuid[]; shipment_accounts uuid[]; shipment_ids uuid[]; invoice_accounts uuid[];
  invoice_ids uuid[];
BEGIN
  -- One at a time: two that work out the same record would both take away what it counted before.
  PERFORM pg_advisory_xact_lock(hashtext('fold_figures'));
  WITH gone AS (
    DELETE FROM figure_changes WHERE (account_id, id) IN (SELECT account_id, id FROM figure_changes ORDER BY id LIMIT most)
    RETURNING source, account_id, source_id
  ), each AS (SELECT source, account_id, source_id, count(*) AS times FROM gone GROUP BY 1, 2, 3)
  SELECT coalesce(sum(times), 0), array_agg(account_id) FILTER (WHERE source = 'quote'),
    array_agg(source_id) FILTER (WHERE source = 'quote'), array_agg(account_id) FILTER (WHERE source = 'shipment'),
    array_agg(source_id) FILTER (WHERE source = 'shipment'), array_agg(account_id) FILTER (WHERE source = 'invoice'),
    array_agg(source_id) FILTER (WHERE source = 'invoice')
  INTO taken, quote_accounts, quote_ids, shipment_accounts, shipment_ids, invoice_accounts, invoice_ids FROM each;
  IF taken > 0 THEN
    WITH gone AS (
      DELETE FROM figure_parts AS counted
      USING unnest(quote_accounts || shipment_accounts || invoice_accounts, quote_ids || shipment_ids || invoice_ids)
        AS changed (account_id, id)
      WHERE counted.account_id = changed.account_id AND counted.source_id = changed.id RETURNING counted
    ) SELECT array_agg(counted) INTO old FROM gone;
    WITH made AS (
      SELECT counted FROM figures_of_quotes(quote_accounts, quote_ids) AS counted
      UNION ALL SELECT counted FROM figures_of_shipments(shipment_accounts, shipment_ids) AS counted
      UNION ALL SELECT counted FROM figures_of_invoices(invoice_accounts, invoice_ids) AS counted
    ) SELECT array_agg(counted) INTO fresh FROM made;
    INSERT INTO figure_parts SELECT * FROM unnest(fresh);
    PERFORM add_figures(old, -1);
    PERFORM add_figures(fresh, 1);
  END IF;
  WITH gone AS (
    DELETE FROM daily_answer_changes WHERE id IN (SELECT id FROM daily_answer_changes ORDER BY id LIMIT most)
    RETURNING day, carrier_id, mode, outcome, bucket, answers AS more
  ), folded AS (
    INSERT INTO daily_answers AS kept (day, carrier_id, mode, outcome, bucket, answers)
    SELECT day, carrier_id, mode, outcome, bucket, sum(more) FROM gone GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (day, carrier_id, mode, outcome, bucket) DO UPDATE SET answers = kept.answers + EXCLUDED.answers
  ) SELECT count(*) INTO answered FROM gone;
  RETURN greatest(taken, answered);
END $$;

-- How a carrier's answer is counted: what it gave, and in which step of time.
CREATE FUNCTION outcome_of_answer(state text, findings jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN state = 'answered' THEN 'rates'
    WHEN jsonb_path_exists(findings, '$[*].code ? (@ == "carrier_no_answer" || @ == "carrier_unavailable"
      || @ == "carrier_resting" || @ == "carrier_unreadable" || @ == "carrier_not_set_up" || @ == "carrier_price_disagrees")')
      THEN 'failed' ELSE 'declined' END;
CREATE FUNCTION bucket_of_time(took_ms integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN took_ms IS NULL THEN -1 ELSE floor(20 * log(greatest(took_ms, 1)))::smallint END;

-- All of it anew from the records themselves. Whoever reads meanwhile sees what was there before.
CREATE FUNCTION rebuild_figures() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('fold_figures'));
  DELETE FROM figure_changes;
  DELETE FROM figure_parts;
  DELETE FROM daily_figures;
  DELETE FROM daily_answers;
  -- Many at a time, since a list of all of them would not fit into memory.
  INSERT INTO figure_parts SELECT counted.* FROM (
    SELECT array_agg(account_id) AS accounts, array_agg(id) AS ids
    FROM (SELECT account_id, id, row_number() OVER () / 10000 AS lot FROM quotes) AS quote GROUP BY lot
  ) AS lots CROSS JOIN LATERAL figures_of_quotes(lots.accounts, lots.ids) AS counted;
  INSERT INTO figure_parts SELECT counted.* FROM (
    SELECT array_agg(account_id) AS accounts, array_agg(id) AS ids
    FROM (SELECT account_id, id, row_number() OVER () / 10000 AS lot FROM shipments) AS shipment GROUP BY lot
  ) AS lots CROSS JOIN LATERAL figures_of_shipments(lots.accounts, lots.ids) AS counted;
  INSERT INTO figure_parts SELECT counted.* FROM (
    SELECT array_agg(account_id) AS accounts, array_agg(id) AS ids
    FROM (SELECT account_id, id, row_number() OVER () / 10000 AS lot FROM invoices) AS invoice GROUP BY lot
  ) AS lots CROSS JOIN LATERAL figures_of_invoices(lots.accounts, lots.ids) AS counted;
  INSERT INTO daily_figures
  SELECT cuts.cut, day, mode, currency, cuts.member, sum(asked), sum(rated), sum(tried), sum(won), sum(booked), sum(revenue),
    sum(costed), sum(cost), sum(delivered), sum(promised), sum(on_time), sum(billed), sum(adjusted), sum(adjusted_amount),
    sum(owing), sum(owed), sum(owed_disputed)
  FROM figure_parts CROSS JOIN LATERAL (VALUES
    ('all', ''), ('carrier', carrier_id::text), ('lane', nullif(lane, '')), ('account', account_id::text)) AS cuts (cut, member)
  WHERE cuts.member IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
  -- In one statement, so that no answer is taken from the changes and left to them as well.
  WITH gone AS (DELETE FROM daily_answer_changes)
  INSERT INTO daily_answers (day, carrier_id, mode, outcome, bucket, answers)
  SELECT books_day(quote.created_at), asked.carrier_id, quote.mode, outcome_of_answer(asked.state, asked.findings),
    bucket_of_time(asked.took_ms), count(*)
  FROM quote_carriers AS asked JOIN quotes AS quote ON quote.account_id = asked.account_id AND quote.id = asked.quote_id
  WHERE asked.state <> 'asked' AND asked.account_id <> public_desk() GROUP BY 1, 2, 3, 4, 5;
END $$;

-- What leaves a record's id behind. As the owner: whoever writes need not be let into the figures.
CREATE FUNCTION figure_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO figure_changes (account_id, source, source_id) VALUES (
    coalesce(NEW.account_id, OLD.account_id), TG_ARGV[0],
    (coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[1])::uuid);
  RETURN NULL;
END $$;
-- Many at once are added in one go, and cost one statement.
CREATE FUNCTION figures_added() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO figure_changes (account_id, source, source_id) SELECT account_id, TG_ARGV[0], id FROM added;
  RETURN NULL;
END $$;

CREATE TRIGGER figures_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figures_added('quote');
CREATE TRIGGER figures_changed AFTER UPDATE ON quotes FOR EACH ROW
  WHEN ((OLD.rate_count > 0) <> (NEW.rate_count > 0) OR (OLD.booked_at IS NULL) <> (NEW.booked_at IS NULL)
    OR OLD.created_at <> NEW.created_at OR OLD.mode <> NEW.mode OR OLD.currency <> NEW.currency
    OR OLD.origin ->> 'state' IS DISTINCT FROM NEW.origin ->> 'state'
    OR OLD.destination ->> 'state' IS DISTINCT FROM NEW.destination ->> 'state')
  EXECUTE FUNCTION figure_changed('quote', 'id');
CREATE TRIGGER figures_gone AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION figure_changed('quote', 'id');
CREATE TRIGGER figures_changed AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION figure_changed('quote', 'quote_id');

CREATE TRIGGER figures_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figures_added('shipment');
CREATE TRIGGER figures_changed AFTER UPDATE ON shipments FOR EACH ROW
  WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled') OR OLD.delivered_at IS DISTINCT FROM NEW.delivered_at
    OR OLD.invoice_id IS DISTINCT FROM NEW.invoice_id OR OLD.carrier_id <> NEW.carrier_id OR OLD.mode <> NEW.mode
    OR OLD.total_amount <> NEW.total_amount OR OLD.currency <> NEW.currency OR OLD.created_at <> NEW.created_at
    OR OLD.origin_state <> NEW.origin_state OR OLD.destination_state <> NEW.destination_state)
  EXECUTE FUNCTION figure_changed('shipment', 'id');
CREATE TRIGGER figures_gone AFTER DELETE ON shipments FOR EACH ROW EXECUTE FUNCTION figure_changed('shipment', 'id');
CREATE TRIGGER figures_changed AFTER INSERT OR UPDATE ON shipment_costs
  FOR EACH ROW EXECUTE FUNCTION figure_changed('shipment', 'shipment_id');
CREATE TRIGGER figures_promised AFTER INSERT ON delivery_estimates FOR EACH ROW
  WHEN (NEW.named_by = 'booking') EXECUTE FUNCTION figure_changed('shipment', 'shipment_id');
CREATE TRIGGER figures_adjusted AFTER INSERT ON invoice_adjustments
  FOR EACH ROW EXECUTE FUNCTION figure_changed('shipment', 'shipment_id');

-- A carrier's bill may come before its shipment is known, and its account has another name.
CREATE FUNCTION figure_billed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO figure_changes (account_id, source, source_id)
  SELECT DISTINCT account, 'shipment', shipment FROM (VALUES
    (CASE TG_OP WHEN 'UPDATE' THEN OLD.shipment_account END, CASE TG_OP WHEN 'UPDATE' THEN OLD.shipment_id END),
    (NEW.shipment_account, NEW.shipment_id)) AS named (account, shipment)
  WHERE shipment IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER figures_billed AFTER INSERT OR UPDATE OF posted, state, shipment_id, shipment_account ON carrier_bills
  FOR EACH ROW EXECUTE FUNCTION figure_billed();

CREATE FUNCTION figure_earned() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO figure_changes (account_id, source, source_id)
  SELECT account_id, 'shipment', shipment_id FROM invoices
  WHERE account_id = NEW.account_id AND id = NEW.invoice_id AND shipment_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER figures_earned AFTER INSERT ON journal_lines FOR EACH ROW
  WHEN (NEW.invoice_id IS NOT NULL AND NEW.ledger IN ('revenue_freight', 'revenue_fuel', 'revenue_accessorial'))
  EXECUTE FUNCTION figure_earned();

CREATE TRIGGER figures_owed AFTER INSERT ON journal_lines FOR EACH ROW
  WHEN (NEW.invoice_id IS NOT NULL AND NEW.ledger = 'receivable') EXECUTE FUNCTION figure_changed('invoice', 'invoice_id');
CREATE TRIGGER figures_changed AFTER UPDATE ON invoices FOR EACH ROW
  WHEN (OLD.disputed <> NEW.disputed OR OLD.due_on <> NEW.due_on OR OLD.issued_on <> NEW.issued_on)
  EXECUTE FUNCTION figure_changed('invoice', 'id');

-- An answer is counted when it comes, and never changes after; the carrier's row says so once.
CREATE FUNCTION answer_counted() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  was quote_carriers;
  is_now quote_carriers;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := OLD; END IF;
  IF TG_OP <> 'DELETE' THEN is_now := NEW; END IF;
  INSERT INTO daily_answer_changes (day, carrier_id, mode, outcome, bucket, answers)
  SELECT books_day(quote.created_at), asked.carrier_id, quote.mode, outcome_of_answer(asked.state, asked.findings),
    bucket_of_time(asked.took_ms), asked.sign
  FROM (VALUES (was.account_id, was.quote_id, was.carrier_id, was.state, was.findings, was.took_ms, -1),
      (is_now.account_id, is_now.quote_id, is_now.carrier_id, is_now.state, is_now.findings, is_now.took_ms, 1))
      AS asked (account_id, quote_id, carrier_id, state, findings, took_ms, sign)
    JOIN quotes AS quote ON quote.account_id = asked.account_id AND quote.id = asked.quote_id
  WHERE asked.state <> 'asked' AND asked.account_id <> public_desk();
  RETURN NULL;
END $$;
CREATE TRIGGER answer_counted AFTER INSERT OR UPDATE OF state, findings, took_ms OR DELETE ON quote_carriers
  FOR EACH ROW EXECUTE FUNCTION answer_counted();

INSERT INTO figure_changes (account_id, source, source_id) SELECT account_id, 'quote', id FROM quotes;
INSERT INTO figure_changes (account_id, source, source_id) SELECT account_id, 'shipment', id FROM shipments;
INSERT INTO figure_changes (account_id, source, source_id) SELECT account_id, 'invoice', id FROM invoices;
INSERT INTO daily_answer_changes (day, carrier_id, mode, outcome, bucket, answers)
SELECT books_day(quote.created_at), asked.carrier_id, quote.mode, outcome_of_answer(asked.state, asked.findings),
  bucket_of_time(asked.took_ms), count(*)
FROM quote_carriers AS asked JOIN quotes AS quote ON quote.account_id = asked.account_id AND quote.id = asked.quote_id
WHERE asked.state <> 'asked' AND asked.account_id <> public_desk() GROUP BY 1, 2, 3, 4, 5;

-- A report that is mailed by the clock, to staff.
CREATE TABLE report_schedules (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- Which report, cut how, over which days and narrowed to what, as its page is asked.
  report jsonb NOT NULL,
  every text NOT NULL CHECK (every IN ('day', 'week', 'month')),
  -- Monday is 1; of a month, its day.
  on_day smallint NOT NULL CHECK (on_day BETWEEN 1 AND 28),
  at_hour smallint NOT NULL CHECK (at_hour BETWEEN 0 AND 23),
  time_zone text NOT NULL,
  recipients uuid[] NOT NULL CHECK (cardinality(recipients) BETWEEN 1 AND 50),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  paused_at timestamptz,
  -- When it is due next; whoever sends it moves this in the same transaction.
  next_at timestamptz NOT NULL,
  last_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX report_schedules_due ON report_schedules (next_at) WHERE paused_at IS NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON report_schedules TO waybill_staff;

-- One mail of a report to one person for one time; sent at most once.
CREATE TABLE report_mails (
  schedule_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (schedule_id, due_at, user_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON report_mails TO waybill_staff;

-- What is still open by its day, over all days there ever were.
CREATE INDEX daily_figures_owed ON daily_figures (cut, day) WHERE owing <> 0;
CREATE INDEX quote_requests_open ON quote_requests (due_at) WHERE state IN ('new', 'in_progress');
