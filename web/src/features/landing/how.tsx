// The section that explains with four pictures how a worker gets work: find a job, apply, get a call, and be paid.
import './how.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StepIllustration } from '../../kit/illustration/step-illustration.tsx';

const steps = ['find', 'apply', 'call', 'paid'] as const;

export function How() {
  const { t } = useTranslation(['landing', 'first-steps']);
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="page__title">
        {t('landing:how.title')}
      </h2>
      <ol className="how">
        {steps.map((name) => (
          <li key={name}>
            <StepIllustration name={name} />
            <h3>{t(`first-steps:${name}`)}</h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
