// Injection strings for pages (docs/rules.md, B56). `skeletonOf` reduces a page to its elements, so that tests can
// compare a page with hostile text with a page with harmless text.
import { type Queryable, run, sql } from '#platform/sql.ts';
import { buildEmployer, buildJob } from './factories.ts';

export const hostileWords = [
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!-- --><!-- /head -->__CSP_NONCE__',
  '</noscript><style>*{display:none}</style>',
  '\u2028alert(1)\u2029$& $1 $`',
  ']]></loc><script>alert(1)</script>',
  'javascript:alert(1)//',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></p><style><img src=x onerror=alert(1)>',
];

/** Builds an open job with these words in all text fields. */
export async function buildJobOfWords(db: Queryable, words: string) {
  const employer = await buildEmployer(db, { company_name: words, first_name: words, last_name: words });
  const job = await buildJob(db, { employer, title: `Job ${words}`, city: words });
  await run(
    db,
    sql`update jobs set description = ${words}, requirements = ${words}, location = ${words}, duration = ${words},
      industry = ${words}, role = ${words}, language_preference = ${[words]}, walk_in_from = current_date,
      walk_in_to = current_date, walk_in_place = ${words} where id = ${job.id}`,
  );
  // The hostile words are in the translation as well, because the response of a translator is untrusted input.
  await run(
    db,
    sql`insert into job_translations (job_id, language, source_hash, fields, translator)
      select id, 'hi', job_words_hash(j), ${JSON.stringify({ title: words, description: words, requirements: words })}::jsonb, 'test'
      from jobs j where id = ${job.id}`,
  );
  return job;
}

/** Returns the tags of a page in document order, with their attribute names and without attribute values. */
export function skeletonOf(page: string): string[] {
  const elements = page.match(/<[/!]?[a-z-](?:"[^"]*"|'[^']*'|[^"'>])*>/gi) ?? [];
  return elements.map((element) => element.replace(/=(?:"[^"]*"|'[^']*')/g, ''));
}
