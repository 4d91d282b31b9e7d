// The facts of an applicant's profile that matter for the work.

import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { formatPay } from '../../kit/text/money.ts';
import { languagesText } from '../../parts/job/job-tags.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

export function ApplicantFacts({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['applications', 'profile', 'reference']);
  const { stateText } = usePlaceNames();
  const { applicant, applicant_profile: profile } = application;
  const years = applicant.experience_years;
  const pay = profile.expected_salary;
  const facts = [
    {
      name: t('applications:person.experience'),
      value: years === null ? '' : t('applications:received.years', { count: years }),
    },
    {
      name: t('applications:person.pay'),
      value: pay && formatPay(pay.amount, t(`reference:salary_period.${pay.period}`)),
    },
    { name: t('applications:person.languages'), value: languagesText(t, profile.languages_known) },
    {
      name: t('applications:person.shift'),
      value: profile.preferred_shift && t(`profile:shift.${profile.preferred_shift}`),
    },
    { name: t('applications:person.states'), value: profile.preferred_states.map(stateText).join(', ') },
  ];
  return (
    <SectionCard icon="user" title={t('applications:person.about', { name: readable(applicant.first_name) })}>
      <dl className="applicant-page__facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <span className="soft">{t('applications:person.not_said')}</span>}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
