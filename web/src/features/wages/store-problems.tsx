// Why items of the wage sheet were not stored: the error of the request, or the reasons per worker.
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { useOtherName } from './other-name.ts';
import type { Refusal } from './use-store-items.ts';

interface StoreProblemsProps {
  error: unknown;
  refusals: readonly Refusal[];
}

export function StoreProblems({ error, refusals }: StoreProblemsProps) {
  const { t } = useTranslation('problems');
  const nameOf = useOtherName();
  const lines = error
    ? [problemText(t, error)]
    : [...new Set(refusals.map(({ person, reason }) => `${nameOf(person)}: ${reason}`))];
  if (lines.length === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
