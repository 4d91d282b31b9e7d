// The flagged words of a review and the reasons. The review may be sent anyway and then waits for our team.
import { useTranslation } from '../../i18n/use-translation.ts';
import { byRule, findingText } from '../../ui/finding-text.ts';
import { HighlightedText } from '../../ui/highlighted-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FlaggedWords } from './lint.ts';

export function ReviewFindings({ review, flagged }: { review: string; flagged: readonly FlaggedWords[] }) {
  const { t } = useTranslation(['ratings', 'trust']);
  return (
    <div role="status">
      {flagged.length > 0 && (
        <Notice tone="warn" title={t('ratings:marked.title')}>
          <HighlightedText text={review} words={flagged.map(({ words }) => words)} />
          <ul>
            {byRule(flagged, ({ finding }) => finding.code).map(([{ finding }]) => (
              <li key={finding.code}>{findingText(t, finding).title || findingText(t, finding).why}</li>
            ))}
          </ul>
          <p>{t('ratings:marked.more')}</p>
        </Notice>
      )}
    </div>
  );
}
