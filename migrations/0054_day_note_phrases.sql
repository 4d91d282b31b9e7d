-- Up Migration
-- The worker's note on a contested day may contain phrases. The contract limits the worker's own words to 500 characters;
-- 20 lines of up to 500 characters may come before them.
alter table phrase_lines add column attendance_day_id bigint references attendance_days (id) on delete cascade,
  drop constraint phrase_lines_field_check,
  add constraint phrase_lines_field_check
    check (field in ('description', 'requirements', 'message', 'employer_feedback', 'reason', 'contest_note')),
  drop constraint phrase_lines_check,
  add constraint phrase_lines_one_owner check (num_nonnulls(job_id, application_id, attendance_day_id) = 1);

alter table attendance_days drop constraint attendance_days_contest_note_check,
  add constraint attendance_days_contest_note_check check (char_length(contest_note) <= 10600);
