-- Up Migration
-- Seats of a call that are held for the named members of a crew until they have answered (D81). A held seat has a worker
-- and no application, so the previous release does not give it to another worker.
alter table call_seats
  add column held_until timestamptz,
  add column bid_id bigint references crew_bids (id) on delete set null;

create or replace view admin_api.call_seats with (security_barrier) as
  select job_id, no, kind, labour_id, application_id, held_until, bid_id from public.call_seats;
