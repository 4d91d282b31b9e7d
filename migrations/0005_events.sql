-- Up Migration
-- Domain events: stored facts with ids only. The keys contain the time, so that the table can be partitioned by month
-- without new keys.
create table domain_events (
  id bigint generated always as identity,
  name text not null,
  actor_type text not null check (actor_type in ('labour', 'employer', 'system', 'visitor')),
  actor_id bigint,
  payload jsonb not null,
  recorded_at timestamptz not null default now(),
  primary key (id, recorded_at)
);

-- Notifications of users. The unique key prevents that a repeated task notifies twice. The text is rendered when the
-- notification is read, in the reader's language.
create table notifications (
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  notification_type text not null check (
    notification_type in ('application_status', 'job_match', 'rating_request', 'verification_request', 'system_message')
  ),
  event_id bigint not null,
  event_at timestamptz not null,
  application_id bigint references applications (id) on delete set null,
  params jsonb not null default '{}',
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (id, event_at),
  constraint notifications_once unique (event_id, user_id, kind, event_at)
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where not is_read;
create index notifications_application on notifications (application_id);
