-- Up Migration
-- When the pay is due by the agreed terms (D69). Null: no pay day was agreed. `pay_weekday`: 0 is Sunday.
alter table wage_terms
  add column pay_every text check (pay_every in ('day', 'week', 'fortnight', 'month', 'end')),
  add column pay_weekday smallint check (pay_weekday between 0 and 6),
  add constraint wage_terms_weekday check ((pay_weekday is not null) = (coalesce(pay_every, '') in ('week', 'fortnight')));
