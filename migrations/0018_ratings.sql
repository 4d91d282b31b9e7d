-- Up Migration
-- Ratings of work by both sides of an application (decisions D34, D36); what is known of people is recomputed when one is seen (D35).
create table ratings (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  rater_id bigint not null references users (id) on delete cascade,
  ratee_id bigint not null references users (id) on delete cascade,
  rater_type text not null check (rater_type in ('labour', 'employer')),
  score smallint not null check (score between 1 and 5),
  review text check (char_length(review) <= 500),
  -- what the check marked in the words; `held` words wait for a moderator, `hidden` ones nobody reads. The stars count either way
  findings jsonb not null default '[]',
  review_status text not null default 'shown' check (review_status in ('shown', 'held', 'hidden')),
  -- from when on the other side sees it and it counts; null while neither both have rated nor the days are over
  visible_at timestamptz,
  contest_reason text check (char_length(contest_reason) <= 500),
  contested_at timestamptz,
  -- a moderator's word on contested or held words, and what both sides may read of it
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
