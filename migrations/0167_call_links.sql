-- Up Migration
-- Links in SMS about calls, which answer one question without signing in (D83). Only the digest of the token is stored.
create table call_links (
  digest bytea primary key check (octet_length(digest) = 32),
  job_id bigint not null references shift_calls (job_id) on delete cascade,
  labour_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('offer', 'evening', 'morning')),
  created_at timestamptz not null default now(),
  constraint call_links_once unique (job_id, labour_id, purpose)
);
create index call_links_labour on call_links (labour_id);

-- Consent to SMS with offers of calls (D84).
alter table users add column call_sms boolean not null default false;

alter table notice_texts
  drop constraint notice_texts_template_check,
  add constraint notice_texts_template_check
    check (template in ('accepted', 'contact', 'call_offer', 'call_evening', 'call_morning')) not valid;
