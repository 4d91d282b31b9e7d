// The table that compares two to four applicants: one column for each person, one row for each fact. On a phone the
// columns of the persons scroll sideways, and the first column with the names of the facts stays in place.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { formatPay } from '../../kit/text/money.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { DistanceText } from '../../parts/places/distance-text.tsx';
import { personName } from './person-name.ts';

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

interface Fact {
  name: string;
  of: (application: Application) => ReactNode;
}

function useFacts(): Fact[] {
  const { t } = useTranslation(['applications', 'matching', 'reference', 'score']);
  return [
    {
      name: t('applications:person.skills'),
      of: ({ applicant }) => applicant.skills.map((skill) => roleText(t, skill)).join(', '),
    },
    {
      name: t('applications:person.experience'),
      of: ({ applicant: { experience_years: years } }) =>
        years !== null && t('applications:received.years', { count: years }),
    },
    {
      name: t('applications:compare.distance'),
      of: ({ distance_km }) => distance_km !== null && <DistanceText km={distance_km} />,
    },
    {
      name: t('score:part.reliability'),
      of: ({ applicant: { reputation } }) =>
        reputation.reliability === null ? t('applications:person.new') : `${Math.round(reputation.reliability)}%`,
    },
    {
      name: t('score:part.rating'),
      of: ({ applicant: { reputation } }) =>
        reputation.rating === null
          ? t('applications:person.no_reviews')
          : `${t('applications:person.rating', { rating: reputation.rating.toFixed(1) })} · ${t('applications:person.reviews', { count: reputation.review_count })}`,
    },
    {
      name: t('applications:person.pay'),
      of: ({ applicant: { expected_salary: pay } }) =>
        pay && formatPay(pay.amount, t(`reference:salary_period.${pay.period}`)),
    },
    {
      name: t('applications:compare.message'),
      of: (application) =>
        application.message && <OwnWords text={application.message} field="message" of={application} />,
    },
    {
      name: t('applications:compare.checks'),
      of: ({ applicant: { verified, reputation } }) => (
        <>
          <p>{t(verified ? 'matching:people.verified' : 'applications:compare.unchecked')}</p>
          {reputation.jobs_completed > 0 && (
            <p>{t('applications:person.jobs', { count: reputation.jobs_completed })}</p>
          )}
        </>
      ),
    },
  ];
}

interface ComparisonProps {
  /** Two to four applications. */
  applications: readonly Application[];
  onClose: () => void;
}

export function Comparison({ applications, onClose }: ComparisonProps) {
  const { t } = useTranslation(['applications', 'reference']);
  const facts = useFacts();
  const people = applications.map(inReadersWords);
  return (
    <Sheet open wide title={t('applications:compare.title')} close={t('common:close')} onClose={onClose}>
      <div className="comparison">
        <table>
          <thead>
            <tr>
              <td />
              {people.map(({ id, applicant }) => (
                <th key={id} scope="col">
                  <Link to={paths.applicant(id)}>{personName(t, applicant)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {people.map((application) => (
                  <td key={application.id}>
                    {of(application) || <span className="soft">{t('applications:person.not_said')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
