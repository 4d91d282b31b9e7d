// The sheet in which a user contests a rating; a moderator then reviews the rating.

import { useState } from 'react';
import { MAX_REVIEW_LENGTH } from '#contracts/ratings.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import { useContest } from './queries.ts';

interface ContestSheetProps {
  open: boolean;
  ratingId: number;
  onClose: () => void;
}

export function ContestSheet({ open, ratingId, onClose }: ContestSheetProps) {
  const { t } = useTranslation(['ratings', 'problems']);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const showToast = useToast();
  const contest = useContest(ratingId);
  const send = () => {
    if (reason.trim() === '') return setAsked(true);
    afterMutation(contest.mutateAsync(reason.trim()), {
      onSuccess: () => {
        showToast({ text: t('ratings:contest.sent') });
        onClose();
      },
    });
  };
  return (
    <Sheet
      open={open}
      title={t('ratings:contest.title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" icon="flag" busy={contest.isPending} onClick={send}>
          {t('ratings:contest.send')}
        </Button>
      }
    >
      <p>{t('ratings:contest.more')}</p>
      <SpokenArea
        label={t('ratings:contest.reason')}
        placeholder={t('ratings:contest.hint')}
        required
        error={asked && reason.trim() === '' ? t('ratings:contest.missing') : undefined}
        rows={3}
        maxLength={MAX_REVIEW_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {contest.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, contest.error)}
        </Notice>
      )}
    </Sheet>
  );
}
