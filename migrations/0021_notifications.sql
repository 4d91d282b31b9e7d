-- Up Migration
-- Notifications, complete: repeats that stand in one line, what was read long ago, devices that ring, texts that were sent.
alter table notifications
  -- what repeats have in common; while such a line is unread it takes up the next of them
  add column group_key text,
  -- how many it stands for
  add column count integer not null default 1,
  -- the number it had before it took up the last one: it gets a new one, and with it the first place
  add column replaces bigint;

-- The events that such a line has counted: a repeat of a handler meets the key.
create table notification_repeats (
  event_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  counted_at timestamptz not null default now(),
  primary key (event_id, user_id, kind)
);
create index notification_repeats_user on notification_repeats (user_id);
create index notification_repeats_old on notification_repeats (counted_at);

-- Read ones that are old; nobody lists them, their owner's copy holds them.
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

-- Browsers that ring though the app is closed: where their maker takes messages for them, and the keys that only they can open.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- the session it was switched on in; it goes when that is ended by hand
  session_id bigint,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  device text not null default '',
  -- since the last message that was taken
  failures integer not null default 0,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Marked before the call: at most one message a notification and device.
create table push_deliveries (
  notification_id bigint not null,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  attempted_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (notification_id, subscription_id)
);
create index push_deliveries_subscription on push_deliveries (subscription_id);
create index push_deliveries_old on push_deliveries (attempted_at);

-- Texts that must arrive: marked before the call, so that none is sent twice.
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
