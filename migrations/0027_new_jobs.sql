-- Up Migration
-- Returns the open jobs that match a saved search and were posted after a time, at most `most`. A function, so that
-- Postgres plans each search by its own words. In one statement for many searches, it would expect a common word to be
-- as rare as any other and read all its jobs.
create function new_jobs_of(asked_key text, asked_words tsquery, since timestamptz, most integer) returns table (job_id bigint)
  language plpgsql stable rows 10 as $$
begin
  return query execute 'select p.job_id from job_posting p where p.key = $1 and p.created_at > $3 and p.expires_at > now()
      union all
      select x.job_id from job_search x where x.words @@ $2 and x.created_at > $3 and x.expires_at > now()
        and ($1 is null or not exists (select from job_posting any_one where any_one.key = $1 and any_one.expires_at > now()))
      limit $4'
    using asked_key, asked_words, since, most;
end $$;
