// The employer's wage sheet: what waits for the employer, bulk actions, and the grid of workers and days. Entered days are
// stored together.
import { useState } from 'react';
import { MAX_SHEET_PEOPLE, type WageSheet as Sheet } from '#contracts/wage-sheet.ts';
import { spanDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { useIsDesktop } from '../../kit/layout/desktop.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { today } from '../../kit/text/today.ts';
import { formatPaise } from './amounts.ts';
import { BulkActions } from './bulk-actions.tsx';
import { dayAfter, daysBetween } from './grid-items.ts';
import { JobFilter } from './job-filter.tsx';
import { OvertimeBar } from './overtime-bar.tsx';
import { PayDays } from './pay-days.tsx';
import { SaveEdits } from './save-edits.tsx';
import { type Period, useSheet, useSheetFile } from './sheet-queries.ts';
import { useEdits } from './use-edits.ts';
import { keyOfCell, WageGrid } from './wage-grid.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Days in the grid. On a phone of 320 px, six cells of 48 px are next to each other. */
const [DESKTOP_DAYS, PHONE_DAYS] = [12, 6];
/** The earliest days are as old as the oldest correction that the server accepts. */
const OLDEST = 31;

/** Keeps the edits, so that days without a worker or a failed request do not discard them. */
export function WageSheet() {
  const { t } = useTranslation(['wage-sheet', 'shell']);
  const isDesktop = useIsDesktop();
  const length = isDesktop ? DESKTOP_DAYS : PHONE_DAYS;
  const [last, setLast] = useState(today);
  const { edits, edit, step, removeStored, clear } = useEdits();
  const [job, setJob] = useState<string | null>(null);
  const days = { from: dayAfter(last, 1 - length), to: last };
  const period = job === null ? days : { ...days, job_uid: job };
  const sheet = useSheet(period);
  const { data, isPending, isPlaceholderData } = sheet;
  const people = data?.people ?? [];
  const { chosen, choose } = useChosenCell(people);
  return (
    <div className="stack">
      <BackLink to={paths.hisaab('employer')}>{t('shell:nav.hisaab')}</BackLink>
      <h1 className="page__title">{t('wage-sheet:title')}</h1>
      <JobFilter days={days} chosen={job} onChoose={setJob} />
      <WaitingList people={people} />
      <PayDays days={data?.pay_days ?? []} />
      <BulkActions sheet={data} />
      {people.length > 0 && <p className="soft">{isDesktop ? t('wage-sheet:keys') : t('wage-sheet:touch')}</p>}
      {!isPending && <PeriodBar period={period} onMove={setLast} />}
      <LoadState {...sheet} />
      {data && people.length === 0 && <NoPeople />}
      {people.length > 0 && (
        <WageGrid
          people={people}
          days={daysBetween(period.from, period.to)}
          edits={edits}
          loading={isPlaceholderData}
          onEdit={edit}
          onStep={step}
          onChoose={choose}
        />
      )}
      <SaveEdits edits={edits} onClear={clear} onAnswer={removeStored}>
        {chosen && !isPlaceholderData && (
          <OvertimeBar
            person={chosen.person}
            day={chosen.day}
            edited={edits.get(keyOfCell(chosen.account, chosen.day)) ?? null}
            onStep={step}
          />
        )}
      </SaveEdits>
      {data && people.length > 0 && <Totals sheet={data} period={period} />}
    </div>
  );
}

/** Returns the cell that had the focus last, if its worker is in the sheet, and the function that sets it. */
function useChosenCell(people: Sheet['people']) {
  const [cell, setCell] = useState<{ account: number; day: string } | null>(null);
  const person = people.find(({ account_id }) => account_id === cell?.account);
  return {
    chosen: cell && person ? { ...cell, person } : null,
    choose: ({ account_id }: { account_id: number }, day: string) => setCell({ account: account_id, day }),
  };
}

/** Shows that the sheet loads, or the error with a button that loads it again. */
function LoadState({ isPending, error, isFetching, refetch }: ReturnType<typeof useSheet>) {
  const { t } = useTranslation('problems');
  if (isPending)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  if (!error) return null;
  return (
    <Failure
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

function NoPeople() {
  const { t } = useTranslation(['wage-sheet', 'shell']);
  return (
    <div className="empty-state">
      <h2 className="empty-state__title">{t('wage-sheet:none')}</h2>
      <p>{t('wage-sheet:none_step')}</p>
      <LinkButton variant="main" icon="users" to={paths.applicants}>
        {t('shell:nav.applicants')}
      </LinkButton>
    </div>
  );
}

function Totals({ sheet, period }: { sheet: Sheet; period: Period }) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  return (
    <>
      <p className="wage-total">{t('wages:employer.owed.receive', { amount: formatPaise(sheet.sums.owed) })}</p>
      {sheet.total > MAX_SHEET_PEOPLE && <p>{t('wage-sheet:first', { count: MAX_SHEET_PEOPLE })}</p>}
      <FileButton period={period} />
    </>
  );
}

interface PeriodBarProps {
  period: Period;
  onMove: (last: string) => void;
}

function PeriodBar({ period: { from, to }, onMove }: PeriodBarProps) {
  const { t } = useTranslation('wage-sheet');
  const { language } = useLanguage();
  const length = daysBetween(from, to).length;
  const later = dayAfter(to, length);
  return (
    <div className="month__header">
      <IconButton
        icon="chevron-left"
        label={t('earlier')}
        disabled={from <= dayAfter(today(), -OLDEST)}
        onClick={() => onMove(dayAfter(from, -1))}
      />
      <h2 className="month__name">{`${spanDay(from, to, language)} – ${spanDay(to, from, language)}`}</h2>
      <IconButton
        icon="chevron-right"
        label={t('later')}
        disabled={to >= today()}
        onClick={() => onMove(later < today() ? later : today())}
      />
    </div>
  );
}

function FileButton({ period }: { period: Period }) {
  const { t } = useTranslation(['wage-sheet', 'problems']);
  const { mutate, isPending, error } = useSheetFile(period);
  return (
    <>
      <Button icon="download" busy={isPending} onClick={() => mutate()}>
        {t('wage-sheet:file')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </>
  );
}
