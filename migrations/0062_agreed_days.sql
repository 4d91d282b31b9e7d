-- Up Migration
-- When the worker agreed to the employer's entry; null if the worker did not. A new entry of the day sets it to null.
alter table attendance_days add column agreed_at timestamptz;

create or replace view admin_api.attendance_days with (security_barrier) as
  select id, application_id, day, state, via, due, typed_at, claimed_at, entered_at, contest, contested_at, decided_at, agreed_at
  from public.attendance_days;
