// Applicants by status: columns on a computer; one status at a time on a phone, or if the URL names a status.
import './pipeline.css';
import type { Application } from '#contracts/application-shapes.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { applicationIcons } from '../../parts/job/status-badge.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { columns, type SendDecision } from './decisions.ts';
import type { Selection } from './selection.ts';
import type { ApplicantListView } from './use-applicant-list-view.ts';
import { useBoardKeys } from './use-board-keys.ts';

interface PipelineProps {
  applications: readonly Application[];
  /** The applicants of all statuses, from which the counts are computed; null if one page does not contain them all. */
  counted: readonly Application[] | null;
  wanted: ApplicantListView;
  showsJob: boolean;
  selection: Selection;
  onDecide: (application: Application, ...decision: Parameters<SendDecision>) => Promise<boolean>;
}

const everyStatus = [...columns.active, ...columns.finished];

export function Pipeline({ applications, counted, wanted, ...cards }: PipelineProps) {
  const board = useBoardKeys();
  const shown = wanted.status ?? firstWithPeople(applications);
  const side = columns[wanted.side];
  const drawn: readonly ApplicationStatus[] = wanted.status
    ? [wanted.status]
    : side.some((status) => status === shown)
      ? side
      : [...side, shown];
  return (
    <>
      <StatusChips shown={shown} counted={counted} onShow={wanted.showStatus} />
      <KeyLegend />
      <div className="pipeline" ref={board} data-alone={wanted.status ? true : undefined}>
        {drawn.map((status) => (
          <Column key={status} status={status} chosen={status === shown} all={applications} {...cards} />
        ))}
      </div>
    </>
  );
}

/** Lists the keyboard shortcuts of `useBoardKeys`. Each shortcut also has a button or a link on the cards. */
function KeyLegend() {
  const { t } = useTranslation('applications');
  const keys = [
    { key: 'J', text: t('keys.next') },
    { key: 'K', text: t('keys.previous') },
    { key: 'S', text: t('act.shortlisted') },
    { key: 'X', text: t('act.rejected') },
  ];
  return (
    <div className="desktop-only">
      <p className="pipeline__keys soft small">
        {t('keys.title')}
        {keys.map(({ key, text }) => (
          <span key={key}>
            <kbd>{key}</kbd> {text}
          </span>
        ))}
      </p>
    </div>
  );
}

function firstWithPeople(applications: readonly Application[]): ApplicationStatus {
  return everyStatus.find((status) => applications.some((one) => one.status === status)) ?? 'pending';
}

interface StatusChipsProps {
  shown: ApplicationStatus;
  counted: readonly Application[] | null;
  onShow: (status: ApplicationStatus) => void;
}

function StatusChips({ shown, counted, onShow }: StatusChipsProps) {
  const { t } = useTranslation('applications');
  const count = (status: ApplicationStatus) => counted?.filter((one) => one.status === status).length ?? null;
  // The statuses that have a chip: the selected status, all active statuses, and each finished status that has
  // applicants.
  const chips = everyStatus.filter(
    (status) => status === shown || count(status) !== 0 || columns.active.some((one) => one === status),
  );
  return (
    <div className="phone-only">
      <Chips label={t('received.status')}>
        {chips.map((status) => (
          <Chip
            key={status}
            chosen={status === shown}
            picture={<Icon name={applicationIcons[status]} />}
            onClick={() => onShow(status)}
          >
            {t(`column.${status}`)} <span className="num">{count(status)}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

interface ColumnProps extends Pick<PipelineProps, 'showsJob' | 'selection' | 'onDecide'> {
  status: ApplicationStatus;
  chosen: boolean;
  all: readonly Application[];
}

function Column({ status, chosen, all, showsJob, selection, onDecide }: ColumnProps) {
  const { t } = useTranslation('applications');
  const people = all.filter((one) => one.status === status);
  const teach = t(`teach.${status}`, { defaultValue: '' });
  return (
    <section
      className="pipeline__column"
      data-chosen={chosen || undefined}
      aria-label={`${t(`column.${status}`)}: ${people.length}`}
    >
      <h2 className="pipeline__title">
        <span className="badge" data-status={status}>
          <Icon name={applicationIcons[status]} size={16} />
          {t(`column.${status}`)}
        </span>
        <span className="num soft">{people.length}</span>
      </h2>
      {people.some(selection.choiceOf) && (
        <div className="pipeline__all">
          <Button size="small" icon="check-check" onClick={() => selection.choose(people)}>
            {t('bulk.all')}
            <span className="visually-hidden">: {t(`column.${status}`)}</span>
          </Button>
        </div>
      )}
      {people.length > 0 && (
        <ul className="pipeline__people">
          {people.map((application) => (
            <li key={application.id}>
              <ApplicantCard
                application={application}
                showsJob={showsJob}
                choice={selection.choiceOf(application)}
                onDecide={(...decision) => onDecide(application, ...decision)}
              />
            </li>
          ))}
        </ul>
      )}
      {(people.length === 0 || status === 'under_review') && (
        <p className="pipeline__teach">{teach || t('received.column_empty')}</p>
      )}
    </section>
  );
}
