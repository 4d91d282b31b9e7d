// One job while it loads, when it is gone, and when it did not come.
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { BackBar } from './back-bar.tsx';
import { isGone } from './one-job.ts';

export function JobBones() {
  const { t } = useTranslation('jobs');
  return (
    <div className="stack">
      <BackBar />
      <Skeleton words={t('detail.loading')}>
        <div className="stack">
          <Bone shape="tile" />
          <Bone shape="pay" width="third" />
          <Bone shape="title" width="most" />
          <Bone width="half" />
          <Bone shape="block" />
          <Bone shape="block" />
        </div>
      </Skeleton>
    </div>
  );
}

interface JobMissingProps {
  error: unknown;
  busy: boolean;
  onAgain: () => void;
}

export function JobMissing({ error, busy, onAgain }: JobMissingProps) {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  if (!isGone(error)) {
    return (
      <Failure heading="h1" title={t('detail.failed')} again={t('again')} busy={busy} onAgain={onAgain}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  return (
    <Blank
      heading="h1"
      title={t('detail.gone')}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('list.see_all')}
        </LinkButton>
      }
    >
      {t('detail.gone_step')}
    </Blank>
  );
}
