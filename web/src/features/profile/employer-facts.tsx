// All profile fields of an employer, in groups (D15).

import type { EmployerProfile } from '#contracts/people.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAccountFacts, useFactText } from './fact-text.tsx';
import { Facts } from './facts.tsx';

export function EmployerFacts({ profile }: { profile: EmployerProfile }) {
  const { t } = useTranslation('profile');
  const words = useFactText();
  const { phone, identity, language } = useAccountFacts(profile);
  const group = (name: KeyAfter<'profile', 'group.'>) =>
    ({ user_type: 'employer', title: t(`group.${name}`) }) as const;
  return (
    <>
      <Facts
        {...group('company')}
        facts={[
          { field: 'company_name', value: profile.company_name },
          { field: 'gst_number', value: profile.gst_number && <span className="num">{profile.gst_number}</span> },
          { field: 'is_contractor', value: t(profile.is_contractor ? 'yes' : 'no') },
        ]}
      />
      <Facts {...group('who')} facts={[phone, identity, { field: 'email', value: profile.email }, language]} />
      <Facts
        {...group('business_place')}
        facts={[
          { field: 'address', value: profile.address },
          { field: 'state', value: words.stateText(profile.state) },
          { field: 'city', value: words.cityText(profile.city) },
          { field: 'pincode', value: profile.pincode },
        ]}
      />
    </>
  );
}
