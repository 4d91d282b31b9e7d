-- Up Migration
-- Who chose the name of the crew. The name is erased with this account, even if another member leads the crew now.
alter table crews add column named_by bigint references users (id) on delete set null;
