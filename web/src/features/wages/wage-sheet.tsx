// The employer's wage sheet: what waits for the employer, bulk actions, and the grid of workers and days. Entered days are
// stored together.
import { useState } from 'react';
import {
  MAX_SHEET_PEOPLE,
  type WageSheet as Sheet,
  type WageSheetItem,
  type WageSheetPerson,
} from '#contracts/wage-sheet.ts';
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
import { contentOf, dayAfter, daysBetween, type Halves } from './grid-items.ts';
import { type Period, useSheet, useSheetFile } from './sheet-queries.ts';
import { useStoreItems } from './use-store-items.ts';
import { keyOfCell, WageGrid } from './wage-grid.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Days in the grid. On a phone of 320 px, six cells of 48 px are next to each other. */
const [DESKTOP_DAYS, PHONE_DAYS] = [12, 6];
/** The earliest days are as old as the oldest correction that the server accepts. */
const OLDEST = 31;

export function WageSheet() {
  const { t } = useTranslation(['wage-sheet', 'shell', 'problems']);
  const length = useIsDesktop() ? DESKTOP_DAYS : PHONE_DAYS;
  const [last, setLast] = useState(today);
  const period = { from: dayAfter(last, 1 - length), to: last };
  const { data, error, isPending, isFetching, refetch } = useSheet(period);
  return (
    <div className="stack">
      <BackLink to={paths.hisaab('employer')}>{t('shell:nav.hisaab')}</BackLink>
      <h1 className="page__title">{t('wage-sheet:title')}</h1>
      {isPending && (
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      {error && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(t, error)}
        </Failure>
      )}
      {data && data.people.length === 0 && <NoPeople />}
      {data && data.people.length > 0 && <Content sheet={data} period={period} onMove={setLast} />}
    </div>
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

interface ContentProps {
  sheet: Sheet;
  period: Period;
  onMove: (last: string) => void;
}

function Content({ sheet, period, onMove }: ContentProps) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  const isDesktop = useIsDesktop();
  return (
    <>
      <WaitingList people={sheet.people} />
      <BulkActions sheet={sheet} />
      <p className="soft">{isDesktop ? t('wage-sheet:keys') : t('wage-sheet:touch')}</p>
      <PeriodBar period={period} onMove={onMove} />
      <EditableGrid people={sheet.people} period={period} />
      <p className="wage-total">{t('wages:employer.owed.receive', { amount: formatPaise(sheet.sums.owed) })}</p>
      {sheet.total > MAX_SHEET_PEOPLE && <p>{t('wage-sheet:first', { count: MAX_SHEET_PEOPLE })}</p>}
      <FileButton period={period} />
    </>
  );
}

function PeriodBar({ period: { from, to }, onMove }: Pick<ContentProps, 'period' | 'onMove'>) {
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

/** An entered value and the items that store it. The items keep their client ids, so that a retry stores nothing twice. */
interface Edit {
  halves: Halves;
  items: WageSheetItem[];
}

function EditableGrid({ people, period }: { people: readonly WageSheetPerson[]; period: Period }) {
  const { t } = useTranslation(['wage-sheet', 'problems']);
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const { storeItems, isPending, error } = useStoreItems(people);
  const edit = (person: WageSheetPerson, day: string, halves: Halves | null) => {
    const { account_id, cells } = person;
    const changed = new Map(edits);
    changed.delete(keyOfCell(account_id, day));
    if (halves !== null) {
      const content = contentOf(
        cells.find((cell) => cell.day === day),
        day,
        halves,
      );
      changed.set(keyOfCell(account_id, day), { halves, items: content.map((one) => ({ account_id, ...one })) });
    }
    setEdits(changed);
  };
  const clear = () => setEdits(new Map());
  return (
    <>
      <WageGrid
        people={people}
        days={daysBetween(period.from, period.to)}
        edits={new Map([...edits].map(([key, { halves }]) => [key, halves]))}
        onEdit={edit}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      {edits.size > 0 && (
        <div className="wage-save">
          <Button onClick={clear}>{t('wage-sheet:undo')}</Button>
          <Button
            variant="main"
            icon="check"
            busy={isPending}
            onClick={() =>
              storeItems(
                [...edits.values()].flatMap(({ items }) => items),
                clear,
              )
            }
          >
            {t('wage-sheet:save', { count: edits.size })}
          </Button>
        </div>
      )}
    </>
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
