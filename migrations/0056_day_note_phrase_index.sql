-- Up Migration
-- Separate from the column, because `alter table` locks the table until its migration ends.
create index phrase_lines_attendance_day on phrase_lines (attendance_day_id) where attendance_day_id is not null;
