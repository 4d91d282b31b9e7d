// Crews among the applicants: each bid as one card with its people, whom the employer hires together.
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EmployerBid } from '#contracts/job-bids.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { ReportButton } from '../../parts/report/report-button.tsx';
import { useDecideBid, useJobBids } from './job-bid-queries.ts';

type Person = EmployerBid['people'][number];

const isTaken = ({ status }: Person) => status === 'accepted' || status === 'completed';
const isUndecided = ({ status }: Person) => ['pending', 'under_review', 'shortlisted'].includes(status);

/** Renders nothing while the bids load and if they fail: the people are also in the list of applicants. */
export function JobBids({ job_uid }: { job_uid: string | null }) {
  const { data } = useJobBids(job_uid);
  const bids = data?.bids ?? [];
  if (bids.length === 0) return null;
  return (
    <div className="job-bid">
      {bids.map((bid) => (
        <BidCard key={bid.uid} bid={bid} isOfManyJobs={job_uid === null} />
      ))}
    </div>
  );
}

function BidCard({ bid, isOfManyJobs }: { bid: EmployerBid; isOfManyJobs: boolean }) {
  const { t } = useTranslation(['crews', 'reference', 'reports']);
  const undecided = bid.people.filter(isUndecided).map(({ application_id }) => application_id);
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = undecided.filter((id) => !left.includes(id));
  const title = bid.crew_name ? t('crews:hire.title', { crew: readable(bid.crew_name) }) : t('crews:hire.nameless');
  const toggle = (id: number, isChosen: boolean) =>
    setLeft((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Card as="section" label={title}>
      <div className="stack">
        <h2>{title}</h2>
        {isOfManyJobs && <p>{bid.job_title}</p>}
        <p className="soft">{t('crews:hire.text', { count: bid.min_members })}</p>
        <ul className="job-bid__people">
          {bid.people.map((person) => (
            <li key={person.application_id}>
              <PersonLine person={person} isChosen={chosen.includes(person.application_id)} onChange={toggle} />
            </li>
          ))}
        </ul>
        {undecided.length > 0 && <Decisions bid={bid} chosen={chosen} undecided={undecided} />}
        {bid.crew_uid !== undefined && <ReportButton subjects={[{ type: 'crew', id: bid.crew_uid }]} />}
      </div>
    </Card>
  );
}

/** Returns why the employer cannot hire the chosen people, by the rules of the API; null if the employer can. */
function missingText(t: Translate, { people, min_members }: EmployerBid, chosen: readonly number[]): string | null {
  const hired = people.filter((person) => isTaken(person) || chosen.includes(person.application_id));
  if (hired.length < min_members) return t('problems:code.crew_too_few', { min_members });
  if (chosen.length === 0) return t('applications:bulk.none');
  return hired.some(({ is_leader }) => is_leader) ? null : t('problems:code.crew_leader_missing');
}

interface DecisionsProps {
  bid: EmployerBid;
  /** Ids of the applications that the employer accepts. */
  chosen: readonly number[];
  /** Ids of all applications without a decision, which the employer declines together. */
  undecided: readonly number[];
}

function Decisions({ bid, chosen, undecided }: DecisionsProps) {
  const { t } = useTranslation(['crews', 'applications', 'problems']);
  const [asked, setAsked] = useState<'accepted' | 'rejected' | null>(null);
  const missing = missingText(t, bid, chosen);
  const missingId = useId();
  return (
    <>
      <div className="job-bid__answers">
        <Button onClick={() => setAsked('rejected')}>{t('applications:act.rejected')}</Button>
        <Button
          variant="main"
          icon="check"
          disabled={missing !== null}
          aria-describedby={missing ? missingId : undefined}
          onClick={() => setAsked('accepted')}
        >
          {t('crews:hire.send', { count: chosen.length })}
        </Button>
      </div>
      <p id={missingId} className="soft small" role="status">
        {missing}
      </p>
      {asked && (
        <DecisionDialog
          bid={bid}
          status={asked}
          ids={asked === 'accepted' ? chosen : undecided}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface DecisionDialogProps {
  bid: EmployerBid;
  status: 'accepted' | 'rejected';
  ids: readonly number[];
  onClose: () => void;
}

/** Asks before the employer hires or declines several people with one tap. */
function DecisionDialog({ bid, status, ids, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['crews', 'applications', 'problems']);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useDecideBid(bid.uid);
  const count = ids.length;
  const isHiring = status === 'accepted';
  const decide = () =>
    afterMutation(mutateAsync({ status, application_ids: [...ids] }), {
      onSuccess: () => {
        showToast({ text: t('applications:bulk.done', { count }) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      danger={!isHiring}
      title={isHiring ? t('crews:hire.send', { count }) : t('applications:bulk.reject_title', { count })}
      keep={t('applications:decide.keep')}
      confirm={t(`applications:act.${status}`)}
      busy={isPending}
      onClose={onClose}
      onConfirm={decide}
    >
      <p>{isHiring ? t('crews:hire.text', { count: bid.min_members }) : t('applications:bulk.reject_more')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

interface PersonLineProps {
  person: Person;
  isChosen: boolean;
  onChange: (id: number, isChosen: boolean) => void;
}

function PersonLine({ person, isChosen, onChange }: PersonLineProps) {
  const { t } = useTranslation(['crews', 'reference']);
  const { application_id, is_leader } = person;
  const name = readable(`${person.first_name} ${person.last_name}`.trim()) || t('reference:deleted_user');
  const label = is_leader ? `${name} · ${t('crews:member.leader')}` : name;
  if (!isUndecided(person)) return <Link to={paths.applicant(application_id)}>{label}</Link>;
  return (
    <CheckField label={label} checked={isChosen} onChange={(event) => onChange(application_id, event.target.checked)} />
  );
}
