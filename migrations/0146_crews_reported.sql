-- Up Migration
-- For one open report of a user about a crew, the reports about a crew, and the queue of held crews.
create unique index reports_open_crew on reports (crew_id, reporter_id) where status = 'open' and crew_id is not null;
create index reports_crew on reports (crew_id);
create index crews_held on crews (held_at) where state = 'held';
