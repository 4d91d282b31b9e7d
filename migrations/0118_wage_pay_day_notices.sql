-- Up Migration
-- The last pay day of which the employer was notified in the morning, and about which the worker was asked in the evening.
-- So each notification is sent once, although the task may run again.
alter table wage_accounts
  add column pay_noticed_on date,
  add column pay_asked_on date;
