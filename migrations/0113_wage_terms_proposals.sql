-- Up Migration
-- Proposals for another rate or pay day of a wage account (D64). An agreed proposal becomes a row of `wage_terms` with the
-- same number.
create table wage_terms_proposals (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  seq integer not null,
  by text not null check (by in ('labour', 'employer')),
  basis text not null check (basis in ('hour', 'day', 'month', 'job')),
  paise bigint not null check (paise between 1 and 1000000000),
  hours smallint not null check (hours between 1 and 12),
  month_days smallint not null check (month_days between 20 and 31),
  pay_every text check (pay_every in ('day', 'week', 'fortnight', 'month', 'end')),
  pay_weekday smallint check (pay_weekday between 0 and 6),
  state text not null check (state in ('waiting', 'agreed', 'declined', 'withdrawn')),
  proposed_at timestamptz not null,
  decided_at timestamptz,
  primary key (account_id, seq),
  foreign key (account_id, seq) references wage_log (account_id, seq) on delete cascade,
  constraint wage_terms_proposals_decided check ((state = 'waiting') = (decided_at is null)),
  constraint wage_terms_proposals_weekday
    check ((pay_weekday is not null) = (coalesce(pay_every, '') in ('week', 'fortnight')))
);
