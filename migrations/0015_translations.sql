-- Up Migration
-- Translations of job texts by a provider (decision D24). Translations by the built-in glossary are not stored.
create table job_translations (
  job_id bigint not null references jobs (id) on delete cascade,
  language text not null check (language in ('hi', 'ta', 'te', 'mr', 'bn', 'ml')),
  -- Digest of the translated text. A translation of another text is outdated and not shown.
  source_hash bytea not null,
  -- field → text
  fields jsonb not null,
  translator text not null,
  translated_at timestamptz not null default now(),
  primary key (job_id, language)
);

-- Returns the digest of the texts of a job that are translated.
create function job_words_hash(job jobs) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(job.title, job.description, job.requirements, job.duration, job.industry)::text, 'UTF8'))
$$;

-- Cached translations, so that equal texts are translated once. They name no user. Unused ones are deleted after 90
-- days, and those of a user at erasure.
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
