-- Up Migration
-- Requests of the last hour that saved a wage sheet, for the limit of requests per hour (D70).
create table wage_sheet_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  at timestamptz not null default now()
);
create index wage_sheet_requests_user on wage_sheet_requests (user_id, at);
