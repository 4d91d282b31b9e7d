// All profile fields of a worker, in groups (D15).

import type { LabourProfile } from '#contracts/people.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAccountFacts, useFactText } from './fact-text.tsx';
import { Facts } from './facts.tsx';

export function LabourFacts({ profile }: { profile: LabourProfile }) {
  const { t } = useTranslation('profile');
  const words = useFactText();
  const { phone, identity, language } = useAccountFacts(profile);
  const group = (name: KeyAfter<'profile', 'group.'>) => ({ user_type: 'labour', title: t(`group.${name}`) }) as const;
  return (
    <>
      <Facts
        {...group('work')}
        facts={[
          { field: 'experience_years', value: words.yearsText(profile.experience_years) },
          { field: 'preferred_shift', value: words.shiftText(profile.preferred_shift) },
          { field: 'preferred_states', value: words.statesText(profile.preferred_states) },
          { field: 'expected_salary', value: words.payText(profile.expected_salary) },
          { field: 'current_salary', value: words.payText(profile.current_salary) },
          { field: 'jobs_completed', value: t('jobs', { count: profile.score.jobs_completed }) },
        ]}
      />
      <Facts
        {...group('who')}
        facts={[
          phone,
          identity,
          { field: 'date_of_birth', value: words.dayText(profile.date_of_birth) },
          { field: 'gender', value: words.genderText(profile.gender) },
          { field: 'email', value: profile.email },
        ]}
      />
      <Facts
        {...group('place')}
        facts={[
          { field: 'state', value: words.stateText(profile.state) },
          { field: 'city', value: words.cityText(profile.city) },
          { field: 'pincode', value: profile.pincode },
          { field: 'address', value: profile.address },
        ]}
      />
      <Facts
        {...group('languages')}
        facts={[{ field: 'languages_known', value: words.languagesText(profile.languages_known) }, language]}
      />
    </>
  );
}
