-- Up Migration
-- Administrators find a user by the last four digits of the phone number.
create index users_phone_end on users (right(phone_number, 4), id) where phone_number is not null;
