-- Up Migration
create index wage_accounts_rating_due on wage_accounts (rating_due_at) where rating_due_at is not null;
