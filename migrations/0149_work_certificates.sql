-- Up Migration
-- Work certificates (D71): the worker requests one, and the employer certifies the days, declines, or takes a certificate
-- back. `facts` are the names and the days as the employer certified them, so that a later change of a name or of a day
-- does not change the paper.
create table work_certificates (
  id bigint generated always as identity primary key,
  account_id bigint not null references wage_accounts (id) on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'certified', 'declined', 'revoked')),
  reason text check (reason in ('wrong_days', 'not_worked', 'wrong_person', 'other', 'recount')),
  days date[] not null default '{}' check (cardinality(days) <= 10000),
  facts jsonb check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) <= 8192),
  requested_at timestamptz not null default now(),
  answered_at timestamptz,
  revoked_at timestamptz,
  constraint work_certificates_answered check ((state = 'requested') = (answered_at is null)),
  constraint work_certificates_revoked check ((state = 'revoked') = (revoked_at is not null)),
  constraint work_certificates_reason check ((state in ('declined', 'revoked')) = (reason is not null)),
  constraint work_certificates_facts check ((state in ('certified', 'revoked')) = (facts is not null))
);
create index work_certificates_account on work_certificates (account_id, id);

-- Numbers of documents that are no longer genuine although their signature is. A row outlives its document, so that the
-- deletion of an account does not make a revoked document genuine again. The number says nothing about a person.
create table revoked_documents (
  uid uuid primary key,
  expires_at timestamptz not null,
  revoked_at timestamptz not null default now()
);
create index revoked_documents_expiry on revoked_documents (expires_at);
