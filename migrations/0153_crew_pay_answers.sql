-- Up Migration
-- After crew work each member is asked privately whether another person took a part of the pay (D81). Neither the leader
-- nor the employer nor the console reads the answers.
create table crew_pay_answers (
  id bigint generated always as identity primary key,
  bid_id bigint not null references crew_bids (id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  taken boolean not null,
  answered_at timestamptz not null default now(),
  constraint crew_pay_answers_once unique (bid_id, labour_id)
);
create index crew_pay_answers_taken on crew_pay_answers (answered_at) where taken;
create index crew_pay_answers_labour on crew_pay_answers (labour_id);

-- When a moderator last released the crew: only later facts hold it again. And why it is held; null for a report.
alter table crews
  add column checked_at timestamptz,
  add column held_because text check (held_because in ('pay_taken', 'leader_absent'));
