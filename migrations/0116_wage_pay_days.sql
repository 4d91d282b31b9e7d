-- Up Migration
-- The outcome of past pay days (D69). `not_counted`: nothing was due, or a payment is disputed.
create table wage_pay_days (
  account_id bigint not null references wage_accounts (id) on delete cascade,
  day date not null,
  outcome text not null check (outcome in ('kept', 'missed', 'not_counted')),
  evaluated_at timestamptz not null default now(),
  primary key (account_id, day)
);
