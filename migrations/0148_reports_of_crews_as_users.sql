-- Up Migration
-- A report about a crew is stored as one about a user without a user, so that the previous release can read it. The check
-- is not validated: it allows all rows that the previous check allowed.
alter table reports
  drop constraint reports_one_target,
  add constraint reports_one_target check (case target_type
    when 'job' then target_user_id is null and crew_id is null
    when 'user' then job_id is null and (target_user_id is null or crew_id is null)
    else job_id is null and target_user_id is null end) not valid;
