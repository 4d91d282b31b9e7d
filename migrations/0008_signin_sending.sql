-- Up Migration
-- When a code's text was handed to the provider, and which browser a session belongs to.
alter table otp_codes add column attempted_at timestamptz;
alter table otp_codes add column sent_at timestamptz;
create index otp_codes_created on otp_codes (created_at);
alter table sessions add column device text not null default '';
