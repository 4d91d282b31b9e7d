-- Up Migration
-- The pay of the middle half of the jobs (the quartiles), which the form of a job shows as the usual pay. Null until the
-- medians are measured again.
alter table pay_medians
  add column low_day integer check (low_day > 0),
  add column high_day integer check (high_day > 0);

create or replace view admin_api.pay_medians with (security_barrier) as
  select role, state, city, median_day, sample, computed_at, low_day, high_day from public.pay_medians;
