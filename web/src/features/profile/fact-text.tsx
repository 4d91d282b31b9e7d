// Formats the values of a profile in the user's language. An empty value becomes null.
import type { ReactNode } from 'react';
import type { LabourProfile } from '#contracts/people.ts';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import type { Profile } from '../../session/profile.ts';
import type { Fact } from './facts.tsx';

/** Groups the digits of a phone number for reading: `+91 98450 12310`. */
const grouped = (phone: string) => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

const joined = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null);

export function useFactText() {
  const { t } = useTranslation(['profile', 'reference']);
  const { language } = useLanguage();
  const { stateText, cityText } = usePlaceNames();
  const days = new Intl.DateTimeFormat(intlLocale(language), {
    dateStyle: 'long',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return {
    stateText: (name: string | null) => (name === null ? null : stateText(name)),
    cityText: (name: string | null) => (name === null ? null : cityText(name)),
    dayText: (day: string | null) => (day === null ? null : days.format(new Date(`${day}T00:00:00Z`))),
    statesText: (names: readonly string[]) => joined(names.map(stateText)),
    languagesText: (codes: readonly string[]) =>
      joined(codes.map((code) => t(`reference:spoken_language.${code}`, { defaultValue: code }))),
    yearsText: (count: number | null) => (count === null ? null : t('profile:years', { count })),
    payText: (pay: LabourProfile['current_salary']) =>
      pay && formatPay(pay.amount, t(`reference:salary_period.${pay.period}`)),
    genderText: (value: LabourProfile['gender']) => value && t(`profile:gender.${value}`),
    shiftText: (value: LabourProfile['preferred_shift']) => value && t(`profile:shift.${value}`),
  };
}

/**
 * Returns the facts for phone, identity and language. The phone number and the identity are not in the profile form, so
 * their facts have the path of another page in `to`.
 */
export function useAccountFacts(profile: Profile): { phone: Fact; identity: Fact; language: Fact } {
  const { t } = useTranslation(['profile', 'reference']);
  const { identity } = profile;
  const known: ReactNode = identity && (
    <>
      <span className="num">{t(`profile:identity.${identity.type}`, { masked: identity.masked })}</span>
      <br />
      <span className="soft small">{t(`profile:identity.${identity.status}`)}</span>
    </>
  );
  return {
    phone: {
      field: 'phone_number',
      value: profile.phone_number && <span className="num">{grouped(profile.phone_number)}</span>,
      to: paths.settings,
    },
    identity: { field: 'identity', value: known, to: paths.verification },
    language: {
      field: 'language',
      value: t(`reference:spoken_language.${profile.language}`, { defaultValue: profile.language }),
    },
  };
}
