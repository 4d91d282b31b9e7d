// Progress ring with the completion of a profile in percent, and a caption that the caller passes.
import './completion-ring.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressRing } from '../../kit/chart/progress-ring.tsx';

interface CompletionRingProps {
  percentage: number;
  threshold: number;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

export function CompletionRing({ percentage, threshold, heading: Heading = 'h2', children }: CompletionRingProps) {
  const { t } = useTranslation('profile');
  const title = t('completion.title', { percentage });
  return (
    <div className="completion-ring">
      <ProgressRing percentage={percentage} threshold={threshold} label={title} />
      <div>
        <Heading className="completion-ring__title">{title}</Heading>
        <p className="soft">{children}</p>
      </div>
    </div>
  );
}
