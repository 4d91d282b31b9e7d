-- Up Migration
-- A document is reused only if all its facts are equal, also the names, and if it stays valid for long enough. Requests
-- of a user wait for each other, so no index is needed against a second document.
drop index documents_once;
create index documents_expiry on documents (expires_at) where token is not null;
