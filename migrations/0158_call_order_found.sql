-- Up Migration
-- The order of a call counts the days of each candidate, and finds the workers who were often missing.
create index bookings_labour on bookings (labour_id, day) include (during, application_id);
create index attendance_days_absent on attendance_days (day) where state = 'absent';
