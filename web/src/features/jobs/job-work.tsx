// Description and requirements of a job: first the prepared phrases (sentences that exist in all languages) as a list,
// then the employer's own words.
import type { ReactNode } from 'react';
import type { ReadJob } from '#contracts/job-shapes.ts';
import { splitPhrases } from '#contracts/phrased-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { OwnWordsLabel } from '../../parts/phrases/own-words-label.tsx';

interface JobWorkProps {
  job: ReadJob;
  /**
   * The button with which a worker asks the employer to describe the job with prepared phrases (sentences that exist in
   * all eight languages). The button is shown once, above the first description or requirements in another language.
   */
  ask?: ReactNode;
}

export function JobWork({ job, ask }: JobWorkProps) {
  const { t } = useTranslation('jobs');
  const { description, requirements } = job.words_lang ?? {};
  return (
    <>
      {/* The job of an erased employer has no description. */}
      {job.description && (
        <section className="job-section" aria-labelledby="job-work">
          <h2 id="job-work">{t('detail.work')}</h2>
          <PhrasedText job={job} field="description" lang={description} ask={ask} />
        </section>
      )}
      {job.requirements && (
        <section className="job-section" aria-labelledby="job-requirements">
          <h2 id="job-requirements">{t('detail.requirements')}</h2>
          <PhrasedText job={job} field="requirements" lang={requirements} ask={!description && ask} />
        </section>
      )}
    </>
  );
}

interface PhrasedTextProps {
  /**
   * The displayed job. Its prepared phrases are in the user's language or, after “show original”, in the language in
   * which the employer wrote the job.
   */
  job: ReadJob;
  field: 'description' | 'requirements';
  /** The BCP 47 tag of the employer's own words; undefined if these words are in the user's language. */
  lang?: string | undefined;
  ask?: ReactNode;
}

function PhrasedText({ job, field, lang, ask }: PhrasedTextProps) {
  const lines = (job.phrase_lines ?? []).flatMap((one) => [one, { ...one, line: one.text }]);
  const { own, phrases } = splitPhrases(job[field] ?? '', field, lines);
  return (
    <>
      {phrases.length > 0 && (
        <ul className="job-view__phrases">
          {phrases.map(({ line }) => (
            <li key={line}>
              <Icon name="check" size={20} />
              {line}
            </li>
          ))}
        </ul>
      )}
      {own && lang && ask && <div className="job-view__ask">{ask}</div>}
      {own && lang && <OwnWordsLabel lang={lang} />}
      {own && (
        <p className="job-view__prose" lang={lang}>
          {own}
        </p>
      )}
    </>
  );
}
