-- Up Migration
-- When the SMS with a code was given to the provider, and in which browser a session started.
alter table otp_codes add column attempted_at timestamptz;
alter table otp_codes add column sent_at timestamptz;
create index otp_codes_created on otp_codes (created_at);
alter table sessions add column device text not null default '';
