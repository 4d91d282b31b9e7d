-- Up Migration
-- Consent of a member by the code of an SMS, which the leader types (D81). Only a keyed digest of the code is stored.
alter table crew_bid_members
  add column code_digest bytea check (octet_length(code_digest) = 32),
  -- How the member said yes: in the app, or by the code. Null for other answers and for those of earlier releases.
  add column via text check (via in ('app', 'code'));
-- Wrong codes that the leader typed.
alter table crew_bids add column code_tries smallint not null default 0;

alter table notice_texts
  drop constraint notice_texts_template_check,
  add constraint notice_texts_template_check
    check (template in ('accepted', 'contact', 'call_offer', 'call_evening', 'call_morning', 'crew_code')) not valid;

create or replace view admin_api.crew_bid_members with (security_barrier) as
  select bid_id, labour_id, state, answered_at, application_id, via from public.crew_bid_members;
create or replace view admin_api.crew_bids with (security_barrier) as
  select id, uid, crew_id, leader_id, job_id, min_members, state, until, created_at, sent_at, code_tries from public.crew_bids;
