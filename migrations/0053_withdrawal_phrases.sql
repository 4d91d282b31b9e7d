-- Up Migration
-- The reason of a worker's withdrawal may contain phrases. The phrases are for both sides, the worker's own words are not.
alter table phrase_lines drop constraint phrase_lines_field_check,
  add constraint phrase_lines_field_check
    check (field in ('description', 'requirements', 'message', 'employer_feedback', 'reason'));
