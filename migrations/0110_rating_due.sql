-- Up Migration
-- When both sides are asked to rate each other. The question comes after the closing of the account, or two days after the
-- end of the work; null if it was asked, or if there was nothing to close.
alter table wage_accounts add column rating_due_at timestamptz;
