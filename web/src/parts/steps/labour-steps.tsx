// How a worker finds work, in four steps with pictures: find, apply, call, paid.
import { useTranslation } from '../../i18n/use-translation.ts';
import { StepFrames } from './step-frames.tsx';

const steps = ['find', 'apply', 'call', 'paid'] as const;

export function LabourSteps({ title }: { title: string }) {
  const { t } = useTranslation('first-steps');
  const frames = steps.map((name) => ({ name, title: t(name), more: t(`${name}_more`) }));
  return <StepFrames title={title} frames={frames} />;
}
