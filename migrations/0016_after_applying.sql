-- Up Migration
-- After applying (decisions D27, D31–D33, D35): what happens around an application, and what is known of people's work here.
alter table applications
  -- the first time the employer said something: shortlisted, accepted or rejected
  add column answered_at timestamptz,
  add column completion_claimed_at timestamptz,
  -- an accepted person took the application back less than 24 hours before the work began
  add column withdrawn_late boolean not null default false,
  add column employer_notes text check (char_length(employer_notes) <= 1000),
  -- two days after applying the worker was asked whether the employer called (D31)
  add column contact_asked_at timestamptz;

-- Each look at a phone number or resume (D33), for the worker to read.
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

-- Whether the employer has made contact, in the worker's words (D31).
create table contact_confirmations (
  application_id bigint primary key references applications (id) on delete cascade,
  contacted boolean not null,
  notes text check (char_length(notes) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- How an employer made sure of an applicant (D32).
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

-- A call that may be sent twice is done once: the key, what was asked (a digest) and what came of it.
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

-- The figures beside a name, recomputed from the facts; no row: nothing has happened yet.
create table reputations (
  user_id bigint primary key references users (id) on delete cascade,
  -- 0–100 of a person looking for work; null while too little has happened, and for employers
  overall real check (overall between 0 and 100),
  label text not null default 'new' check (label in ('new', 'fair', 'good', 'excellent')),
  -- mean of the visible ratings
  rating real check (rating between 1 and 5),
  review_count integer not null default 0,
  -- of a person looking for work: work completed; of an employer: people whose work was completed
  jobs_completed integer not null default 0,
  reliability real check (reliability between 0 and 100),
  -- of an employer: median hours until the first answer, and per cent of workers who said they were contacted
  answers_in_hours real check (answers_in_hours >= 0),
  contacts real check (contacts between 0 and 100),
  -- the parts of the score and what they were made of, for its owner
  parts jsonb not null default '[]',
  inputs jsonb not null default '{}',
  -- the edition of the formula
  formula smallint not null,
  computed_at timestamptz not null default now()
);
