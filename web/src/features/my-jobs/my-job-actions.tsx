// The menu of an employer's job: a sheet with the allowed actions. Actions that cannot be undone ask for confirmation
// first.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnJob } from '#contracts/job-shapes.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { RowButton, RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { type AskingMove, asksFirst, canDelete, canEdit, moveIcons, movesOf } from './moves.ts';
import { useJobActs } from './use-job-acts.ts';

type Question = { move: AskingMove; to: JobStatus } | 'delete';
type OpenDialog = 'none' | 'sheet' | 'history' | Question;

export function MyJobActions({ job }: { job: OwnJob }) {
  const { t } = useTranslation('posting');
  const [shown, setShown] = useState<OpenDialog>('none');
  const acts = useJobActs(job);
  const close = () => setShown('none');
  return (
    <>
      <Button icon="more" aria-haspopup="dialog" busy={acts.busy} onClick={() => setShown('sheet')}>
        {t('common:more')}
        <span className="visually-hidden">: {job.title || t('mine.untitled')}</span>
      </Button>
      <Sheet open={shown === 'sheet'} title={job.title || t('mine.untitled')} close={t('common:close')} onClose={close}>
        <Verbs job={job} acts={acts} onShow={setShown} />
      </Sheet>
      <HistorySheet job={job} open={shown === 'history'} onClose={close} />
      {typeof shown === 'object' || shown === 'delete' ? (
        <Ask
          job={job}
          question={shown}
          onClose={close}
          onYes={() => {
            close();
            if (shown === 'delete') acts.remove();
            else acts.move(shown);
          }}
        />
      ) : null}
    </>
  );
}

interface VerbsProps {
  job: OwnJob;
  acts: ReturnType<typeof useJobActs>;
  onShow: (what: OpenDialog) => void;
}

function Verbs({ job, acts, onShow }: VerbsProps) {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const run = (act: () => void) => () => {
    onShow('none');
    act();
  };
  return (
    <Rows>
      {job.status !== 'draft' && <RowLink icon="eye" title={t('act.see')} to={paths.ownJob(job.uid)} />}
      {job.status === 'active' && <RowLink icon="users" title={t('act.people')} to={paths.fittingPeople(job.uid)} />}
      {canEdit(job) && (
        <RowButton icon="pencil" title={t('act.edit')} onClick={run(() => navigate(paths.editJob(job.uid)))} />
      )}
      {movesOf(job).map((one) => (
        <RowButton
          key={one.move}
          icon={moveIcons[one.move]}
          title={t(`act.${one.move}`)}
          text={t(`act.${one.move}_more`)}
          opens={asksFirst(one)}
          onClick={asksFirst(one) ? () => onShow(one) : run(() => acts.move(one))}
        />
      ))}
      {job.extendable_until && (
        <RowButton
          icon="calendar"
          title={t('act.extend')}
          text={t('act.extend_more', { day: acts.dayText(job.extendable_until) })}
          onClick={run(acts.extend)}
        />
      )}
      <RowButton icon="copy" title={t('act.copy')} text={t('act.copy_more')} onClick={run(acts.copy)} />
      <RowButton icon="history" title={t('act.history')} opens onClick={() => onShow('history')} />
      {canDelete(job) && <RowButton icon="trash" title={t('act.delete')} opens onClick={() => onShow('delete')} />}
    </Rows>
  );
}

interface AskProps {
  job: OwnJob;
  question: Question;
  onClose: () => void;
  onYes: () => void;
}

function Ask({ job, question, onClose, onYes }: AskProps) {
  const { t } = useTranslation('posting');
  const what = question === 'delete' ? 'delete' : question.move;
  const people = job.counts.pending + job.counts.shortlisted;
  return (
    <ConfirmDialog
      open
      title={t(`ask.${what}`)}
      keep={t('ask.keep')}
      confirm={t(`act.${what}`)}
      danger={what === 'delete'}
      onClose={onClose}
      onConfirm={onYes}
    >
      <p>
        <b>{job.title || t('mine.untitled')}</b>
      </p>
      {people > 0 && <p>{t(`ask.${what}_people`, { count: people })}</p>}
    </ConfirmDialog>
  );
}
