-- How carriers answered in a long period is read from sums over it: a busy quarter has a hundred rows of daily_answers to
-- each of a carrier's days, and a dashboard asks for all of them.

CREATE TABLE daily_carrier_answers (
  day date NOT NULL,
  carrier_id uuid NOT NULL,
  answers bigint NOT NULL,
  failed bigint NOT NULL,
  PRIMARY KEY (day, carrier_id) INCLUDE (answers, failed)
);
-- Good answers of a week that begins on a Monday, by step of time.
CREATE TABLE weekly_answers (
  week date NOT NULL,
  carrier_id uuid NOT NULL,
  bucket smallint NOT NULL,
  answers bigint NOT NULL,
  PRIMARY KEY (week, carrier_id, bucket) INCLUDE (answers)
);
GRANT SELECT, INSERT, UPDATE ON daily_carrier_answers, weekly_answers TO waybill_staff;

-- Whoever changes days changes their sums with them. Rows are met in the order of the key, whoever does.
CREATE FUNCTION sum_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more daily_answers[];
  less daily_answers[];
BEGIN
  IF TG_OP <> 'DELETE' THEN SELECT array_agg(added) INTO more FROM added; END IF;
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(gone) INTO less FROM gone; END IF;
  WITH changed AS (
    SELECT part.*, 1 AS sign FROM unnest(more) AS part UNION ALL SELECT part.*, -1 FROM unnest(less) AS part
  ), of_days AS (
    INSERT INTO daily_carrier_answers AS kept (day, carrier_id, answers, failed)
    SELECT day, carrier_id, sum(sign * answers), coalesce(sum(sign * answers) FILTER (WHERE outcome = 'failed'), 0)
    FROM changed GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, carrier_id) DO UPDATE SET answers = kept.answers + EXCLUDED.answers, failed = kept.failed + EXCLUDED.failed
  )
  INSERT INTO weekly_answers AS kept (week, carrier_id, bucket, answers)
  SELECT date_trunc('week', day)::date, carrier_id, bucket, sum(sign * answers)
  FROM changed WHERE outcome <> 'failed' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (week, carrier_id, bucket) DO UPDATE SET answers = kept.answers + EXCLUDED.answers;
  RETURN NULL;
END $$;
CREATE TRIGGER answers_added AFTER INSERT ON daily_answers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_answers();
CREATE TRIGGER answers_changed AFTER UPDATE ON daily_answers REFERENCING NEW TABLE AS added OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_answers();
CREATE TRIGGER answers_gone AFTER DELETE ON daily_answers REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_answers();

INSERT INTO daily_carrier_answers (day, carrier_id, answers, failed)
SELECT day, carrier_id, sum(answers), coalesce(sum(answers) FILTER (WHERE outcome = 'failed'), 0)
FROM daily_answers GROUP BY 1, 2;
INSERT INTO weekly_answers (week, carrier_id, bucket, answers)
SELECT date_trunc('week', day)::date, carrier_id, bucket, sum(answers)
FROM daily_answers WHERE outcome <> 'failed' GROUP BY 1, 2, 3;
