// One applicant: who, from where, what they can do, what they wrote, and what can be decided now.

import { useTranslation } from 'react-i18next';
import type { Application } from '#contracts/applications.ts';
import { ageText } from '../../ui/age.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { roleText } from '../../ui/job-tags.ts';
import { usePlaceNames } from '../../ui/place.ts';
import { Tag, Tags } from '../../ui/tag.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import type { Decision } from './decisions.ts';

interface ApplicantCardProps {
  application: Application;
  /** Where applicants of several jobs stand together. */
  showsJob: boolean;
  onDecide: (decision: Decision) => void;
}

export function ApplicantCard({ application, showsJob, onDecide }: ApplicantCardProps) {
  const { t } = useTranslation(['applications', 'jobs', 'reference', 'places']);
  const { placeText } = usePlaceNames();
  const { applicant, message, employer_feedback, job } = application;
  const name = `${applicant.first_name} ${applicant.last_name}`.trim() || t('reference:deleted_user');
  const years = applicant.experience_years;
  const facts = [
    (applicant.city || applicant.state) && placeText(applicant),
    years !== null && years > 0 && t('applications:received.years', { count: years }),
  ].filter(Boolean);
  return (
    <Card as="article" label={name}>
      <div className="applicant__head">
        <Avatar name={applicant.first_name} />
        <div>
          <h3 className="applicant__name">{name}</h3>
          {facts.length > 0 && <p className="soft small">{facts.join(' · ')}</p>}
        </div>
      </div>
      {applicant.skills.length > 0 && (
        <Tags>
          {applicant.skills.map((skill) => (
            <Tag key={skill}>{roleText(t, skill)}</Tag>
          ))}
        </Tags>
      )}
      {message && <blockquote className="applicant__message">“{message}”</blockquote>}
      {employer_feedback && (
        <p className="applicant__told">
          <span className="soft">{t('applications:received.told')}</span> “{employer_feedback}”
        </p>
      )}
      <p className="soft small">
        {showsJob && <>{job?.title ?? t('applications:received.general')} · </>}
        {t('applications:received.applied', { age: ageText(t, application.created_at) })}
      </p>
      <ApplicantActions application={application} onDecide={onDecide} />
    </Card>
  );
}
