-- Up Migration
-- The log of a wage account also records proposals for other terms, and their answers.
alter table wage_log drop constraint wage_log_act_check;
alter table wage_log add constraint wage_log_act_check
  check (act in ('terms', 'entry', 'decision', 'closing', 'closing_decision', 'terms_proposal', 'terms_decision')) not valid;
