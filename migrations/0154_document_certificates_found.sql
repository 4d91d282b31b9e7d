-- Up Migration
-- A revocation and the erasure of an account find the papers of a certificate.
create index documents_certificate_id on documents (certificate_id) where certificate_id is not null;
