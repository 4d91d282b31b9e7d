-- Up Migration
-- Pay days of the employer in the last year, and how many were kept. Null below the minimum of D69. In no score.
alter table reputations
  add column pay_days integer check (pay_days >= 0),
  add column pay_days_kept integer check (pay_days_kept between 0 and pay_days);
