-- Up Migration
-- Data around an application (decisions D27, D31–D33, D35), and the reputation of users.
alter table applications
  -- When the employer first answered: shortlisted, accepted or rejected.
  add column answered_at timestamptz,
  add column completion_claimed_at timestamptz,
  -- True if the worker withdrew an accepted application less than 24 hours before the start of the work.
  add column withdrawn_late boolean not null default false,
  add column employer_notes text check (char_length(employer_notes) <= 1000),
  -- When the worker was asked whether the employer called, two days after applying (D31).
  add column contact_asked_at timestamptz;

-- Views of a phone number or résumé by an employer (D33). The worker sees them.
create table contact_reveals (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  employer_id bigint not null references users (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  what text not null check (what in ('phone', 'resume')),
  at timestamptz not null default now()
);
create index contact_reveals_application on contact_reveals (application_id, id desc);
create index contact_reveals_employer on contact_reveals (employer_id, at desc);
create index contact_reveals_labour on contact_reveals (labour_id, id desc);

-- The worker's statement on whether the employer made contact (D31).
create table contact_confirmations (
  application_id bigint primary key references applications (id) on delete cascade,
  contacted boolean not null,
  notes text check (char_length(notes) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- How an employer verified an applicant (D32).
create table verification_records (
  application_id bigint primary key references applications (id) on delete cascade,
  contact_methods_verified text[] not null check (
    cardinality(contact_methods_verified) >= 1 and contact_methods_verified <@ '{phone,whatsapp,email,in_person}'
  ),
  identity_match boolean not null,
  notes text check (char_length(notes) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Idempotency keys: the key, a digest of the request, and its outcome. A repeated request has one effect.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  asked bytea not null,
  application_id bigint not null references applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_old on idempotency_keys (created_at);
create index idempotency_keys_application on idempotency_keys (application_id);

-- Statistics beside a user's name, recomputed from the facts. A user without activity has no row.
create table reputations (
  user_id bigint primary key references users (id) on delete cascade,
  -- The worker's score, 0–100. Null for employers and for workers with too few events.
  overall real check (overall between 0 and 100),
  label text not null default 'new' check (label in ('new', 'fair', 'good', 'excellent')),
  -- Mean of the visible ratings.
  rating real check (rating between 1 and 5),
  review_count integer not null default 0,
  -- Worker: number of completed jobs. Employer: number of workers whose work was completed.
  jobs_completed integer not null default 0,
  reliability real check (reliability between 0 and 100),
  -- Employer: median hours until the first answer, and percentage of workers who confirmed that the employer made
  -- contact.
  answers_in_hours real check (answers_in_hours >= 0),
  contacts real check (contacts between 0 and 100),
  -- The parts of the score and their inputs, which the worker can read.
  parts jsonb not null default '[]',
  inputs jsonb not null default '{}',
  -- Version of the formula.
  formula smallint not null,
  computed_at timestamptz not null default now()
);
