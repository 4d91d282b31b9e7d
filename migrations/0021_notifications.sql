-- Up Migration
-- Notification groups, the archive of old notifications, devices for push notifications, and records of notices by SMS.
alter table notifications
  -- Key of the group of repeated notifications. An unread notification takes up the next repetition.
  add column group_key text,
  -- Number of events that the notification counts.
  add column count integer not null default 1,
  -- The id of this notification before the last repetition. A repetition gives it a new id, so that it is listed first.
  add column replaces bigint;

-- The events that a grouped notification has counted. The key prevents that a repeated task counts an event twice.
create table notification_repeats (
  event_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  counted_at timestamptz not null default now(),
  primary key (event_id, user_id, kind)
);
create index notification_repeats_user on notification_repeats (user_id);
create index notification_repeats_old on notification_repeats (counted_at);

-- Old read notifications. No list shows them; the user's data export contains them.
create table notifications_archive (
  id bigint primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  notification_type text not null,
  event_id bigint not null,
  event_at timestamptz not null,
  application_id bigint references applications (id) on delete set null,
  params jsonb not null,
  count integer not null,
  created_at timestamptz not null,
  archived_at timestamptz not null default now()
);
create index notifications_archive_user on notifications_archive (user_id, id);
create index notifications_archive_application on notifications_archive (application_id);

-- Browsers that receive push notifications: the address at the push service, and the keys for encryption.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- The session in which push was enabled. When the user ends this session, the row is deleted.
  session_id bigint,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  device text not null default '',
  -- Failures since the last delivered message.
  failures integer not null default 0,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Written before the call to the push service, so that a device gets each notification at most once.
create table push_deliveries (
  notification_id bigint not null,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (notification_id, subscription_id)
);
create index push_deliveries_subscription on push_deliveries (subscription_id);
create index push_deliveries_old on push_deliveries (attempted_at);

-- Notices by SMS. Written before the call to the provider, so that no SMS is sent twice.
create table notice_texts (
  event_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  template text not null check (template in ('accepted', 'contact')),
  application_id bigint references applications (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (event_id, user_id)
);
create index notice_texts_user on notice_texts (user_id, attempted_at desc);
create index notice_texts_application on notice_texts (application_id);

alter table users add column texts_wanted boolean not null default true;
