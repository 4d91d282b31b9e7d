-- Up Migration
-- A call for chosen people: the employer names workers of the roster, who are asked first or alone (D82).
alter table shift_calls
  -- True if only these workers are asked, so no further ring joins the order.
  add column only_chosen boolean not null default false;

create or replace view admin_api.shift_calls with (security_barrier) as
  select job_id, during, reserves, travel, travel_amount, wide, ring, round, round_at, next_at, stage, stage_at, first_until,
    only_chosen
  from public.shift_calls;
