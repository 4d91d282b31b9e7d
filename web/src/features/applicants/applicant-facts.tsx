// The parts of an applicant's profile that matter for the work.

import type { EmployerApplication } from '#contracts/applications.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { languagesText } from '../../ui/job-tags.ts';
import { formatPay } from '../../ui/money.ts';
import { usePlaceNames } from '../../ui/place.ts';
import { SectionCard } from '../../ui/section-card.tsx';

export function ApplicantFacts({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['applications', 'profile', 'reference']);
  const { stateText } = usePlaceNames();
  const { applicant, applicant_profile: profile } = application;
  const years = applicant.experience_years;
  const pay = profile.expected_salary;
  const facts = {
    experience: years === null ? '' : t('applications:received.years', { count: years }),
    pay: pay && formatPay(pay.amount, t(`reference:salary_period.${pay.period}`)),
    languages: languagesText(t, profile.languages_known),
    shift: profile.preferred_shift && t(`profile:shift.${profile.preferred_shift}`),
    states: profile.preferred_states.map(stateText).join(', '),
  };
  return (
    <SectionCard icon="user" title={t('applications:person.about', { name: applicant.first_name })}>
      <dl className="applicant-page__facts">
        {Object.entries(facts).map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`applications:person.${fact}`)}</dt>
            <dd>{value || <span className="soft">{t('applications:person.not_said')}</span>}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
