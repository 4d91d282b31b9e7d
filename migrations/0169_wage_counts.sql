-- Up Migration
-- The numbers of wage accounts and of kept pay days are stored, like the other counts of the overview. Open disputes are
-- few, and an index has exactly their rows.
create or replace view counts_as_counted as
  select 'users.' || user_type as key, '-infinity'::date as day, count(*) as n from users where erased_at is null group by 1
  union all
  select 'registered.' || user_type, (created_at at time zone 'Asia/Kolkata')::date, count(*) from users group by 1, 2
  union all
  select 'jobs.' || status, '-infinity', count(*) from jobs group by 1
  union all
  select 'posted', (created_at at time zone 'Asia/Kolkata')::date, count(*) from jobs where status <> 'draft' group by 2
  union all
  select 'applications.' || status, '-infinity', count(*) from applications group by 1
  union all
  select 'applied', (created_at at time zone 'Asia/Kolkata')::date, count(*) from applications group by 2
  union all
  select 'reports.' || status, '-infinity', count(*) from reports group by 1
  union all
  select 'ratings', '-infinity', count(*) from ratings having count(*) > 0
  union all
  select 'wage_accounts', '-infinity', count(*) from wage_accounts having count(*) > 0
  union all
  select 'wage_pay_days.' || outcome, '-infinity', count(*) from wage_pay_days group by 1;

create function keep_count_of_wage_accounts() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'wage_accounts', '-infinity', sign * count(*) from changed having count(*) > 0;
  return null;
end
$$;

-- The outcome of a pay day never changes.
create function keep_count_of_wage_pay_days() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into count_deltas (key, day, n)
    select 'wage_pay_days.' || outcome, '-infinity', sign * count(*) from changed group by outcome;
  return null;
end
$$;

-- Until the end of this migration, no process writes to these tables: rows before it are counted once, and later rows
-- leave deltas. Readers do not wait.
lock table wage_accounts, wage_pay_days in share row exclusive mode;

create trigger wage_accounts_counted_in after insert on wage_accounts referencing new table as changed
  for each statement execute function keep_count_of_wage_accounts();
create trigger wage_accounts_counted_out after delete on wage_accounts referencing old table as changed
  for each statement execute function keep_count_of_wage_accounts();
create trigger wage_accounts_emptied after truncate on wage_accounts for each statement
  execute function empty_counts('^wage_accounts$');

create trigger wage_pay_days_counted_in after insert on wage_pay_days referencing new table as changed
  for each statement execute function keep_count_of_wage_pay_days();
create trigger wage_pay_days_counted_out after delete on wage_pay_days referencing old table as changed
  for each statement execute function keep_count_of_wage_pay_days();
create trigger wage_pay_days_emptied after truncate on wage_pay_days for each statement
  execute function empty_counts('^wage_pay_days\.');

insert into kept_counts (key, day, n)
  select key, day, n from counts_as_counted where key = 'wage_accounts' or key like 'wage\_pay\_days.%'
  on conflict (day, key) do update set n = excluded.n;
