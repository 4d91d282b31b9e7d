-- Up Migration
-- When the worker declined an invitation; null if the worker did not decline it. An application accepts an invitation.
alter table job_invitations add column declined_at timestamptz;

create or replace view admin_api.job_invitations with (security_barrier) as
  select id, job_id, labour_id, invited_at, declined_at from public.job_invitations;
