-- Up Migration
-- Indexes of the columns of 0045. Apart from the columns, whose lock they would hold.
create index otp_codes_line on otp_codes (line, created_at) where line <> '';
create index otp_codes_network on otp_codes (network, created_at) where network <> '';
create index identities_number on identities (identity_type, digest);
create index identities_claim on identities (claim) where claim is not null;
-- At most one account of a number is verified.
create unique index identities_one_verified on identities (claim) where status = 'verified';
create index registration_passes_account on registration_passes (account_id) where account_id is not null;
