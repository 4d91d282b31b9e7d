// Shows the words of a typed review that may break a rule, with the reasons. If the user sends the review anyway, a
// moderator checks the review.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { HighlightedText } from '../../kit/text/highlighted-text.tsx';
import { byRule, findingText } from '../../parts/job/finding-text.ts';
import type { FlaggedWords } from './lint.ts';

export function ReviewFindings({ review, flagged }: { review: string; flagged: readonly FlaggedWords[] }) {
  const { t } = useTranslation(['ratings', 'trust']);
  return (
    <div role="status">
      {flagged.length > 0 && (
        <Notice tone="warn" title={t('ratings:marked.title')}>
          <HighlightedText text={review} words={flagged.map(({ words }) => words)} />
          <ul>
            {byRule(flagged, ({ finding }) => finding).map(([{ finding }]) => (
              <li key={finding.code}>{findingText(t, finding).title || findingText(t, finding).why}</li>
            ))}
          </ul>
          <p>{t('ratings:marked.more')}</p>
        </Notice>
      )}
    </div>
  );
}
