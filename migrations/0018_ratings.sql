-- Up Migration
-- Ratings by both sides of an application (decisions D34, D36). A rating that becomes visible recomputes the reputation
-- of the rated user (D35).
create table ratings (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  rater_id bigint not null references users (id) on delete cascade,
  ratee_id bigint not null references users (id) on delete cascade,
  rater_type text not null check (rater_type in ('labour', 'employer')),
  score smallint not null check (score between 1 and 5),
  review text check (char_length(review) <= 500),
  -- The findings of the check in the comment. A `held` comment waits for a moderator, a `hidden` one is shown to no
  -- user. The stars count in both cases.
  findings jsonb not null default '[]',
  review_status text not null default 'shown' check (review_status in ('shown', 'held', 'hidden')),
  -- When the rating becomes visible to the other side and counts. Null until both sides have rated or the waiting
  -- period is over.
  visible_at timestamptz,
  contest_reason text check (char_length(contest_reason) <= 500),
  contested_at timestamptz,
  -- The moderator's decision on a contested or held comment, and the reason that both sides read.
  moderator text,
  outcome text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ratings_once unique (application_id, rater_type),
  constraint ratings_of_another check (rater_id <> ratee_id),
  constraint ratings_contest_whole check ((contest_reason is null) or (contested_at is not null))
);
create index ratings_seen on ratings (ratee_id, visible_at desc) where visible_at is not null;
create index ratings_ratee on ratings (ratee_id);
create index ratings_rater on ratings (rater_id, id desc);
create index ratings_unseen on ratings (created_at) where visible_at is null;
create index ratings_to_decide on ratings (id)
  where decided_at is null and (review_status = 'held' or contested_at is not null);
