-- Up Migration
-- The log of a wage account also records closings and their answers.
alter table wage_log drop constraint wage_log_act_check;
alter table wage_log add constraint wage_log_act_check
  check (act in ('terms', 'entry', 'decision', 'closing', 'closing_decision')) not valid;
