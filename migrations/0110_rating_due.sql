-- Up Migration
-- When both sides are asked to rate each other: after the answer to the closing of the account, or two days after the work
-- was completed. Null after the question, or if there was nothing to close.
alter table wage_accounts add column rating_due_at timestamptz;
