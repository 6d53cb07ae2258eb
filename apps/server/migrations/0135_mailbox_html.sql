-- The HTML of a mail, for the mailbox page of the demo.
ALTER TABLE mailbox ADD COLUMN html text;
