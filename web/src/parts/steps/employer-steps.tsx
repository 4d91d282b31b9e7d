// How an employer finds workers, in four steps with pictures: register, post, choose, talk.
import { useTranslation } from '../../i18n/use-translation.ts';
import { StepFrames } from './step-frames.tsx';

const steps = ['register', 'post', 'choose', 'talk'] as const;

export function EmployerSteps() {
  const { t } = useTranslation('for-employers');
  const frames = steps.map((name) => ({ name, title: t(`steps.${name}.title`), more: t(`steps.${name}.text`) }));
  return <StepFrames title={t('steps.title')} frames={frames} />;
}
