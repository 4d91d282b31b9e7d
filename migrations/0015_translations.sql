-- Up Migration
-- What a translator made of people's words (decision D24). The built-in glossary keeps nothing here: its words are read, not stored.
create table job_translations (
  job_id bigint not null references jobs (id) on delete cascade,
  language text not null check (language in ('hi', 'ta', 'te', 'mr', 'bn', 'ml')),
  -- of the words it was made from: one of other words is out of date and not shown
  source_hash bytea not null,
  -- field → text
  fields jsonb not null,
  translator text not null,
  translated_at timestamptz not null default now(),
  primary key (job_id, language)
);

-- The words of a job that are translated, as one digest.
create function job_words_hash(job jobs) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(job.title, job.description, job.requirements, job.duration, job.industry)::text, 'UTF8'))
$$;

-- Equal texts are asked for once. Nobody's name stands beside them; what was not used for 90 days goes, and an erasure takes its own.
create table translated_texts (
  text_hash bytea not null,
  source_language text not null,
  target_language text not null,
  translator text not null,
  text text not null,
  used_on date not null default current_date,
  primary key (text_hash, source_language, target_language, translator)
);
create index translated_texts_used on translated_texts (used_on);
