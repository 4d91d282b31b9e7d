// The card of an applicant in a list: name, place, match score, message and allowed decisions.
import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tag, Tags } from '../../kit/control/tag.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { MatchLine } from '../../parts/job/match-reasons.tsx';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';
import { PictureStrip } from '../../parts/pictures/picture-strip.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { Photo } from '../../parts/upload/photo.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import { ApplicantBrief } from './applicant-brief.tsx';
import type { SendDecision } from './decisions.ts';
import { personName, typedPersonName } from './person-name.ts';
import { ReputationLine } from './reputation-line.tsx';
import type { Choice } from './selection.ts';

interface ApplicantCardProps {
  application: Application;
  /** True if the card names the job, because the list contains applicants of several jobs. */
  showsJob: boolean;
  /** The state of the selection checkbox; null outside selection mode or if the applicant cannot be selected. */
  choice?: Choice | null;
  /** Sends the decision of the button that the employer presses on the card; undefined for a card without buttons. */
  onDecide?: SendDecision;
}

const SHORT = 2;

export function ApplicantCard({ application: asSent, showsJob, choice = null, onDecide }: ApplicantCardProps) {
  const { t } = useTranslation(['applications', 'jobs', 'reference']);
  const application = inReadersWords(asSent);
  const { applicant, job, message, employer_feedback, match } = application;
  const pictures = applicant.work_pictures ?? [];
  const name = personName(t, applicant);
  const shown = job && withReaderTitle(job);
  return (
    <Card as="article" label={name} focusKey={application.id}>
      {choice && (
        <CheckField
          label={t('applications:bulk.choose', { name })}
          checked={choice.isChosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
      )}
      <Head application={application} name={name} />
      <ApplicantBrief application={application} />
      {pictures.length > 0 && <PictureStrip uids={pictures} />}
      <ReputationLine reputation={applicant.reputation} max={SHORT} />
      {match && <MatchLine match={match} />}
      {applicant.skills.length > 0 && (
        <Tags>
          {applicant.skills.map((skill) => (
            <Tag key={skill}>{roleText(t, skill)}</Tag>
          ))}
        </Tags>
      )}
      {message && (
        <blockquote className="applicant__message">
          <OwnWords text={message} field="message" of={application} />
        </blockquote>
      )}
      {employer_feedback && (
        <div className="applicant__notes">
          <span className="soft">{t('applications:received.message')}</span>{' '}
          <OwnWords text={employer_feedback} field="employer_feedback" of={application} />
        </div>
      )}
      <p className="applicant__applied soft small">
        {showsJob && <>{shown?.title ?? t('applications:received.general')} · </>}
        {t('applications:received.applied', { age: formatRelativeTime(t, application.created_at) })}
        {showsJob && shown && <OriginalTitle of={shown} />}
      </p>
      {!choice && onDecide && <ApplicantActions application={application} onDecide={onDecide} />}
    </Card>
  );
}

function Head({ application: { id, applicant }, name }: { application: Application; name: string }) {
  const { t } = useTranslation('applications');
  const { placeText } = usePlaceNames();
  const years = applicant.experience_years;
  const facts = [
    (applicant.city || applicant.state) && placeText(applicant),
    years !== null && years > 0 && t('received.years', { count: years }),
  ].filter(Boolean);
  return (
    <div className="applicant__header">
      <Photo name={applicant.first_name} picture={applicant.picture} size={56} />
      <div>
        <h3 className="applicant__name">
          <Link to={paths.applicant(id)}>{name}</Link>
          <SpokenTypedName name={typedPersonName(applicant)} />
        </h3>
        {facts.length > 0 && <p className="applicant__facts soft small">{facts.join(' · ')}</p>}
      </div>
    </div>
  );
}
