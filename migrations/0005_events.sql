-- Up Migration
-- What happened, once: facts with ids only. The keys carry the time so that months can become partitions without new keys.
create table domain_events (
  id bigint generated always as identity,
  name text not null,
  actor_type text not null check (actor_type in ('labour', 'employer', 'system', 'visitor')),
  actor_id bigint,
  payload jsonb not null,
  recorded_at timestamptz not null default now(),
  primary key (id, recorded_at)
);

-- What people are told. A repeat of a handler meets the unique key. The words are made when it is read, in the reader's language.
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
