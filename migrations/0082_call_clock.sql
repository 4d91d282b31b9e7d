-- Up Migration
-- The questions before the work of a call, changes of seats, and missing workers (D76, D79).
alter table shift_calls
  -- The last stage of the questions that has run, and when (`stages` in `marketplace/calls/rules.ts`).
  add column stage smallint not null default 0,
  add column stage_at timestamptz,
  -- Until then, only the workers of ring 1 are asked, because the call repeats an earlier one; null for other calls.
  add column first_until timestamptz;

alter table call_people
  -- When the worker was asked the two questions.
  add column evening_asked_at timestamptz,
  add column morning_asked_at timestamptz,
  -- When the worker lost the place to a reserve, because the worker did not answer.
  add column swapped_at timestamptz;

-- When the employer gave the place of a missing worker to others. The application no longer takes a position.
alter table applications add column released_at timestamptz;

create or replace view admin_api.shift_calls with (security_barrier) as
  select job_id, during, reserves, travel, travel_amount, wide, ring, round, round_at, next_at, stage, stage_at, first_until
  from public.shift_calls;
create or replace view admin_api.call_people with (security_barrier) as
  select job_id, labour_id, no, ring, free, days, round, notified_at, answer, answered_at, night_ok_at, confirmed_at, coming_at,
    evening_asked_at, morning_asked_at, swapped_at
  from public.call_people;
