-- Up Migration
-- Reports can be about a crew. The checks are not validated: all rows of earlier releases are about a job or a user.
alter table reports
  add column crew_id bigint references crews (id) on delete set null,
  drop constraint reports_target_type_check,
  drop constraint reports_one_target,
  add constraint reports_target_type_check check (target_type in ('job', 'user', 'crew')) not valid,
  add constraint reports_one_target check (case target_type
    when 'job' then target_user_id is null and crew_id is null
    when 'user' then job_id is null and crew_id is null
    else job_id is null and target_user_id is null end) not valid;
