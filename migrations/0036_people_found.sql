-- Up Migration
-- Indexes with which administrators find users: words of a name or company, a state, and pending reviews. While an
-- index is built, its table can be read, but writes wait.
create index users_suspended on users (id) where suspended_at is not null;
create index users_erased on users (id) where erased_at is not null;
create index users_state on users (state, id);
create index users_type on users (user_type, id);
create index users_name on users using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
create index employer_profiles_company on employer_profiles using gin (lower(company_name) gin_trgm_ops) where company_name is not null;
create index identities_status on identities (status, user_id);
create index identity_reviews_waiting on identity_reviews (submitted_at, id) where status = 'pending';
-- For the list of all applications by status.
create index applications_status on applications (status, id);
