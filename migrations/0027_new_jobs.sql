-- Up Migration
-- The open jobs that a saved search finds and that came after a moment, `most` at most. A function, so that each search is planned by its
-- own words: read beside many others, a common word would look as rare as any, and all jobs that have it would be read.
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
