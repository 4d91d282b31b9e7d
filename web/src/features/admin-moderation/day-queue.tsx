// The queue of work days that workers contest: the employer's record, the worker's statement and the verdict.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContestedDay, moderationEndpoints } from '#contracts/moderation.ts';
import { readerText } from '#contracts/phrased-text.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { VerdictDialog } from './verdict-dialog.tsx';
import { WaitingLine } from './waiting-line.tsx';

const keyOf = ({ id, since }: ContestedDay) => `${id} ${since}`;

async function fetchDays(signal: AbortSignal) {
  const { days, total } = await adminCall(moderationEndpoints.listDays, { query: { limit: AT_A_TIME }, signal });
  return { rows: days, total };
}

type DayVerdict = 'uphold_day' | 'dismiss_day';

interface DayCardProps {
  day: ContestedDay;
  isRemoved: boolean;
  onDecide: (verdict: DayVerdict) => void;
}

function DayCard({ day, isRemoved, onDecide }: DayCardProps) {
  const { t } = useTranslation('admin-moderation');
  const { language } = useLanguage();
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">
          {weekDay(day.day, language)} · <JobTitle of={{ title: day.job_title, reader_title: day.reader_title }} />
        </h2>
        <WaitingLine since={day.since} />
      </header>
      <p>
        {t(`day.${day.state}`)} {day.claimed && t('day.claimed')}
      </p>
      {day.note && (
        <div>
          {t('day.note')}{' '}
          <OwnWords
            text={readerText(day.note, 'contest_note', day.phrase_lines)}
            field="contest_note"
            of={{ phrase_lines: day.phrase_lines, words_lang: { contest_note: day.words_lang?.note } }}
          />
        </div>
      )}
      <p className="review-card__employer small">
        <Link to={adminPaths.user(day.labour_id)}>{t('day.labour')}</Link>
        <Link to={adminPaths.user(day.employer_id)}>{t('day.employer')}</Link>
      </p>
      <div className="review-card__acts">
        {(['uphold_day', 'dismiss_day'] as const).map((verdict) => (
          <Button key={verdict} disabled={isRemoved} onClick={() => onDecide(verdict)}>
            {t(`act.${verdict}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

const decideCall = ({ id }: ContestedDay, verdict: DayVerdict, outcome: string) =>
  adminCall(moderationEndpoints.decideDay, {
    params: { day_id: String(id) },
    body: { verdict: verdict === 'uphold_day' ? 'upheld' : 'dismissed', outcome },
  });

export function DayQueue() {
  const queue = useQueue({ queryKey: adminKeyOf('moderation', 'listDays'), fetch: fetchDays, keyOf });
  const { held } = queue;
  const decide = useDecide(held.drop);
  const [asked, setAsked] = useState<{ day: ContestedDay; verdict: DayVerdict } | null>(null);
  return (
    <>
      <QueueList
        queue="days"
        {...queue}
        card={(day) => (
          <DayCard day={day} isRemoved={held.isRemoved(day)} onDecide={(verdict) => setAsked({ day, verdict })} />
        )}
      />
      {asked && (
        <VerdictDialog
          verdict={asked.verdict}
          reader="labour"
          language={asked.day.reader_language}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onSay={({ reason }) =>
            decide.mutate({
              row: asked.day,
              send: () => decideCall(asked.day, asked.verdict, reason),
              done: 'day',
              close: () => setAsked(null),
            })
          }
        />
      )}
    </>
  );
}
