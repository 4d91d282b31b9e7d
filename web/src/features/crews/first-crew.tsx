// The page of crews without a crew: what a crew is, in a picture and three short rules, and the form that makes one.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { StepIllustration } from '../../kit/illustration/step-illustration.tsx';
import '../../kit/illustration/empty-state.css';
import { FormCrew } from './form-crew.tsx';

const rules = [
  ['invite', 'phone'],
  ['own_yes', 'check-circle'],
  ['own_pay', 'rupee'],
] as const satisfies readonly (readonly [string, IconName])[];

export function FirstCrew() {
  const { t } = useTranslation('crews');
  return (
    <section className="empty-state first-crew" aria-label={t('empty.title')}>
      <StepIllustration name="choose" />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <ul className="first-crew__rules">
        {rules.map(([rule, icon]) => (
          <li key={rule}>
            <Icon name={icon} />
            <span>{t(`empty.rules.${rule}`)}</span>
          </li>
        ))}
      </ul>
      <FormCrew />
    </section>
  );
}
