-- Up Migration
-- The first day whose pay was due on the pay day. Payments from this day on can be for this pay day.
alter table wage_pay_days add column from_day date;
