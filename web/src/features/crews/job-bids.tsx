// Crews among the applicants: each bid as one card with its people, whom the employer hires together.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EmployerBid } from '#contracts/job-bids.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useDecideBid, useJobBids } from './job-bid-queries.ts';

type Person = EmployerBid['people'][number];

const isUndecided = ({ status }: Person) => ['pending', 'under_review', 'shortlisted'].includes(status);

/** Renders nothing while the bids load and if they fail: the people are also in the list of applicants. */
export function JobBids({ job_uid }: { job_uid: string | null }) {
  const { data } = useJobBids(job_uid);
  const open = data?.bids.filter(({ people }) => people.some(isUndecided)) ?? [];
  if (open.length === 0) return null;
  return (
    <div className="job-bid">
      {open.map((bid) => (
        <BidCard key={bid.uid} bid={bid} />
      ))}
    </div>
  );
}

function BidCard({ bid }: { bid: EmployerBid }) {
  const { t } = useTranslation(['crews', 'reference', 'problems']);
  const undecided = bid.people.filter(isUndecided);
  const [left, setLeft] = useState<readonly number[]>([]);
  const { mutateAsync, isPending, error } = useDecideBid(bid.uid);
  const chosen = undecided.map(({ application_id }) => application_id).filter((id) => !left.includes(id));
  const title = t('crews:hire.title', { crew: readable(bid.crew_name) });
  const toggle = (id: number, isChosen: boolean) =>
    setLeft((before) => (isChosen ? before.filter((one) => one !== id) : [...before, id]));
  const decide = (status: 'accepted' | 'rejected') => {
    const application_ids = status === 'accepted' ? chosen : undecided.map(({ application_id }) => application_id);
    if (application_ids.length > 0) afterMutation(mutateAsync({ status, application_ids }), {});
  };
  return (
    <Card as="section" label={title}>
      <div className="stack">
        <h2>{title}</h2>
        <p className="soft">{t('crews:hire.text', { count: bid.min_members })}</p>
        <ul className="job-bid__people">
          {bid.people.map((person) => (
            <li key={person.application_id}>
              <PersonLine person={person} isChosen={chosen.includes(person.application_id)} onChange={toggle} />
            </li>
          ))}
        </ul>
        {error && (
          <Notice tone="danger" role="alert">
            {problemText(t, error)}
          </Notice>
        )}
        <div className="job-bid__answers">
          <Button busy={isPending} onClick={() => decide('rejected')}>
            {t('crews:hire.decline')}
          </Button>
          <Button variant="main" icon="check" busy={isPending} onClick={() => decide('accepted')}>
            {t('crews:hire.send', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Card>
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
