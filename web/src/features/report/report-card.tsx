// One report: status, target, reason, the reporter's text and our team's answer.

import type { Report } from '#contracts/reports.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';

const icons: Record<Report['status'], IconName> = {
  open: 'hourglass',
  upheld: 'check-circle',
  dismissed: 'x-circle',
};

function State({ status }: Pick<Report, 'status'>) {
  const { t } = useTranslation('reports');
  return (
    <span className="report-card__state" data-state={status}>
      <Icon name={icons[status]} size={16} />
      {t(`state.${status}`)}
    </span>
  );
}

/** Shows the date on which the report was sent or on which a moderator decided about the report. */
function Day({ what, instant }: { what: 'sent' | 'decided'; instant: string }) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  return <time dateTime={instant}>{t(`mine.${what}`, { day: dayText(instant, language) })}</time>;
}

export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const {
    case_number,
    status,
    target_type,
    target_name,
    reader_title,
    reason,
    details,
    words_lang,
    created_at,
    decided_at,
  } = report;
  return (
    <Card as="article" label={t('mine.case', { number: case_number })}>
      <div className="report-card">
        <div className="report-card__line">
          <State status={status} />
          <span className="report-card__number num">{case_number}</span>
        </div>
        <div>
          <p className="soft small">{t(`mine.about_${target_type}`)}</p>
          <h2 className="report-card__target">
            {target_name ? <JobTitle of={{ title: target_name, reader_title }} /> : t('mine.deleted')}
          </h2>
        </div>
        <p className="report-card__reason">
          <Icon name="flag" size={20} />
          {t(`reason.${reason}`)}
        </p>
        {details && (
          <MarkedWords className="report-card__details" lang={words_lang?.details}>
            {details}
          </MarkedWords>
        )}
        <Answer report={report} />
        <p className="report-card__line soft small">
          <Day what="sent" instant={created_at} />
          {decided_at && <Day what="decided" instant={decided_at} />}
        </p>
      </div>
    </Card>
  );
}

function Answer({ report: { status, outcome, words_lang } }: { report: Report }) {
  const { t } = useTranslation('reports');
  if (status === 'open') return <p className="soft">{t('mine.waits')}</p>;
  return (
    <Notice tone={status === 'upheld' ? 'ok' : 'still'} title={t('mine.answer')}>
      <MarkedWords lang={words_lang?.outcome}>{outcome ?? t(`mine.plain.${status}`)}</MarkedWords>
    </Notice>
  );
}
