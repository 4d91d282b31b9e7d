// The queue of pictures of jobs whose employer no moderator has verified. A moderator approves or rejects each picture.
import { Link } from 'react-router-dom';
import { moderationEndpoints, type WaitingPicture } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { PictureBytes } from './picture-bytes.tsx';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { WaitingLine } from './waiting-line.tsx';

const keyOf = ({ id, since }: WaitingPicture) => `${id} ${since}`;

async function fetchPictures(signal: AbortSignal) {
  const { pictures, total } = await adminCall(moderationEndpoints.listPictures, {
    query: { limit: AT_A_TIME },
    signal,
  });
  return { rows: pictures, total };
}

const verdicts = ['approved', 'rejected'] as const;
type Verdict = (typeof verdicts)[number];

const decideCall = ({ id }: WaitingPicture, verdict: Verdict) =>
  adminCall(moderationEndpoints.decidePicture, { params: { job_picture_id: String(id) }, body: { verdict } });

interface PictureCardProps {
  picture: WaitingPicture;
  isRemoved: boolean;
  onDecide: (verdict: Verdict) => void;
}

function PictureCard({ picture, isRemoved, onDecide }: PictureCardProps) {
  const { t } = useTranslation('admin-moderation');
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">
          <Link to={adminPaths.job(picture.job_id)}>
            <JobTitle of={{ title: picture.job_title, reader_title: picture.reader_title }} />
          </Link>
        </h2>
        <WaitingLine since={picture.since} />
      </header>
      <PictureBytes picture={picture} />
      <p className="review-card__employer small">
        <Link to={adminPaths.user(picture.employer_id)}>{t('day.employer')}</Link>
      </p>
      <div className="review-card__acts">
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            variant={verdict === 'approved' ? 'main' : 'quiet'}
            disabled={isRemoved}
            onClick={() => onDecide(verdict)}
          >
            {t(verdict === 'approved' ? 'act.approve' : 'act.reject')}
          </Button>
        ))}
      </div>
    </>
  );
}

export function PictureQueue() {
  const queue = useQueue({ queryKey: adminKeyOf('moderation', 'listPictures'), fetch: fetchPictures, keyOf });
  const { held } = queue;
  const decide = useDecide(held.drop);
  return (
    <QueueList
      queue="pictures"
      {...queue}
      card={(picture) => (
        <PictureCard
          picture={picture}
          isRemoved={held.isRemoved(picture)}
          onDecide={(verdict) =>
            decide.mutate({ row: picture, send: () => decideCall(picture, verdict), done: 'picture' })
          }
        />
      )}
    />
  );
}
