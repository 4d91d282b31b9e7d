// The applicants by status: columns side by side on a desk, one status at a time on a phone.
import './pipeline.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '#contracts/applications.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { applicationIcons } from '../../ui/status-badge.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { columns, type Decision, type Side } from './decisions.ts';

interface PipelineProps {
  applications: readonly Application[];
  showsJob: boolean;
  onDecide: (application: Application, decision: Decision) => void;
}

const everyStatus = [...columns.active, ...columns.finished];

export function Pipeline({ applications, showsJob, onDecide }: PipelineProps) {
  const { t } = useTranslation('applications');
  const [params, setParams] = useSearchParams();
  const counted = (status: ApplicationStatus) => applications.filter((one) => one.status === status).length;
  const shown = everyStatus.find((status) => status === params.get('status')) ?? firstWithPeople(counted);
  const side: Side = columns.finished.some((status) => status === shown) ? 'finished' : 'active';
  // What is finished has a chip only where somebody stands there.
  const chips = everyStatus.filter(
    (status) => status === shown || counted(status) > 0 || columns.active.some((one) => one === status),
  );
  const show = (status: ApplicationStatus) =>
    setParams(
      (before) => new URLSearchParams([...[...before].filter(([key]) => key !== 'status'), ['status', status]]),
      {
        replace: true,
      },
    );
  return (
    <>
      <div className="phone-only">
        <Chips label={t('received.status')}>
          {chips.map((status) => (
            <Chip
              key={status}
              chosen={status === shown}
              picture={<Icon name={applicationIcons[status]} />}
              onClick={() => show(status)}
            >
              {t(`column.${status}`)} <span className="num">{counted(status)}</span>
            </Chip>
          ))}
        </Chips>
      </div>
      <div className="desk-only pipeline__sides">
        <Segmented
          label={t('received.which')}
          value={side}
          choices={[
            { value: 'active', word: t('received.active') },
            { value: 'finished', word: t('received.finished') },
          ]}
          onChoose={(next) => show(columns[next][0])}
        />
      </div>
      <div className="pipeline" data-shown={shown}>
        {columns[side].map((status) => (
          <Column
            key={status}
            status={status}
            chosen={status === shown}
            all={applications}
            showsJob={showsJob}
            onDecide={onDecide}
          />
        ))}
      </div>
    </>
  );
}

function firstWithPeople(counted: (status: ApplicationStatus) => number): ApplicationStatus {
  return everyStatus.find((status) => counted(status) > 0) ?? 'pending';
}

interface ColumnProps extends Omit<PipelineProps, 'applications'> {
  status: ApplicationStatus;
  chosen: boolean;
  all: readonly Application[];
}

function Column({ status, chosen, all, showsJob, onDecide }: ColumnProps) {
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
      {people.length > 0 && (
        <ul className="pipeline__people">
          {people.map((application) => (
            <li key={application.id}>
              <ApplicantCard
                application={application}
                showsJob={showsJob}
                onDecide={(decision) => onDecide(application, decision)}
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
