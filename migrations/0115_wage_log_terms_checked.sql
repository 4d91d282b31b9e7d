-- Up Migration
-- Reads the existing rows without a lock that stops other writes.
alter table wage_log validate constraint wage_log_act_check;
