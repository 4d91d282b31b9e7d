-- Up Migration
-- Breaches of personal data (C.6): the facts, the four deadlines, the affected users, and the notified users.
create table breach_incidents (
  id bigint generated always as identity primary key,
  title text not null,
  discovered_at timestamptz not null,
  -- The contents of the notices: nature and extent, data, likely impact, measures, contact.
  nature text not null default '',
  happened text not null default '',
  data text not null default '',
  consequences text not null default '',
  measures text not null default '',
  contact text not null default '',
  -- The affected users and their number when they were chosen; null before.
  audience jsonb,
  affected int not null default 0,
  -- Progress of the notices: how many of how many users were notified.
  notices_at timestamptz,
  notices_by bigint references admins (id) on delete set null,
  notices_total int not null default 0,
  told int not null default 0,
  notices_done_at timestamptz,
  created_by bigint references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references admins (id) on delete set null,
  closing_words text
);
create index breach_incidents_open on breach_incidents (discovered_at) where closed_at is null;

-- The texts of the notices, by language.
create table breach_words (
  incident_id bigint not null references breach_incidents (id) on delete cascade,
  language text not null,
  headline text not null,
  happened text not null,
  data text not null,
  done text not null,
  advice text not null,
  contact text not null,
  primary key (incident_id, language)
);

create table breach_steps (
  incident_id bigint not null references breach_incidents (id) on delete cascade,
  step text not null check (step in ('cert_in', 'board_first', 'people', 'board_report')),
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'done', 'not_needed')),
  reference text,
  reason text,
  settled_at timestamptz,
  settled_by bigint references admins (id) on delete set null,
  primary key (incident_id, step)
);

-- Users whom an administrator listed by id.
create table breach_listed (
  incident_id bigint not null references breach_incidents (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (incident_id, user_id)
);
create index breach_listed_user on breach_listed (user_id);

-- The users who were notified. The key prevents a second notice.
create table breach_told (
  incident_id bigint not null references breach_incidents (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  told_at timestamptz not null default now(),
  primary key (incident_id, user_id)
);
create index breach_told_user on breach_told (user_id);
