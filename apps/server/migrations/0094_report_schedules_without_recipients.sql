-- Whoever gets a report by mail can leave it. One that the last person left stays, paused, for its owner to see.
ALTER TABLE report_schedules DROP CONSTRAINT report_schedules_recipients_check;
ALTER TABLE report_schedules ADD CONSTRAINT report_schedules_recipients_check
  CHECK (cardinality(recipients) <= 50 AND (cardinality(recipients) > 0 OR paused_at IS NOT NULL));
