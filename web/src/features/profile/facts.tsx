// A group of profile fields with their values. A field without a value links to this field in the profile form.
import './facts.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import type { KeyAfter } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';

export interface Fact {
  /** The name of the profile field, which is also a translation key and the `?at=` parameter of the profile form. */
  field: KeyAfter<'profile', 'field.'>;
  /** The displayed value; null if the profile field is empty. */
  value: ReactNode;
  /** The path of the page on which the user can change the value, if the value is not in the profile form. */
  to?: string;
}

interface FactsProps {
  user_type: UserType;
  title: string;
  facts: readonly Fact[];
}

export function Facts({ user_type, title, facts }: FactsProps) {
  const { t } = useTranslation('profile');
  return (
    <Card as="section" label={title}>
      <h2 className="facts__title">{title}</h2>
      <dl className="facts">
        {facts.map(({ field, value, to }) => (
          <div key={field} className="facts__fact">
            <dt>{t(`field.${field}`)}</dt>
            <dd>
              {value ?? (
                <Link className="facts__add" to={to ?? paths.editProfile(user_type, { at: field })}>
                  {t('add')}
                  <span className="visually-hidden">: {t(`field.${field}`)}</span>
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
