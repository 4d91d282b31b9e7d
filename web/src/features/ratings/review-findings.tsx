// Words of a review that the check marks, and why: they may be sent all the same, and wait for our team.
import { useTranslation } from 'react-i18next';
import { byRule, findingText } from '../../ui/finding-text.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MarkedWords } from './lint.ts';

export function ReviewFindings({ review, marks }: { review: string; marks: readonly MarkedWords[] }) {
  const { t } = useTranslation(['ratings', 'trust']);
  return (
    <div role="status">
      {marks.length > 0 && (
        <Notice tone="warn" title={t('ratings:marked.title')}>
          <MarkedText text={review} words={marks.map(({ words }) => words)} />
          <ul>
            {byRule(marks, ({ finding }) => finding.code).map(([{ finding }]) => (
              <li key={finding.code}>{findingText(t, finding).title || findingText(t, finding).why}</li>
            ))}
          </ul>
          <p>{t('ratings:marked.more')}</p>
        </Notice>
      )}
    </div>
  );
}
