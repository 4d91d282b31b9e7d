// The page of a suspended account: date, reason, how to complain, and logout.

import { Link } from 'react-router-dom';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSuspension } from '../../session/suspension.ts';

interface SuspensionProps {
  suspension: { since: string; reason: string; words_lang?: { reason?: string | undefined } | undefined };
  busy: boolean;
  onRetry: () => void;
}

function Why({ suspension, busy, onRetry }: SuspensionProps) {
  const { t } = useTranslation('suspended');
  const { language } = useLanguage();
  const { logout } = useSession();
  return (
    <NarrowPage title={t('title')}>
      <Notice tone="danger" title={t('since', { moment: formatDateTime(suspension.since, language) })}>
        <p>{t('meaning')}</p>
      </Notice>
      <PagePart title={t('reason')}>
        <MarkedWords lang={suspension.words_lang?.reason}>{suspension.reason}</MarkedWords>
      </PagePart>
      <PagePart title={t('complain')} text={t('complain_text')}>
        <LinkButton to={paths.grievance} variant="main" icon="message">
          {t('complain_link')}
        </LinkButton>
      </PagePart>
      <p>
        {t('data')} <Link to={paths.privacy}>{t('data_link')}</Link>
      </p>
      <Button icon="refresh" busy={busy} onClick={onRetry}>
        {t('again')}
      </Button>
      <Button icon="log-out" onClick={() => void logout()}>
        {t('logout')}
      </Button>
    </NarrowPage>
  );
}

function OpenAgain() {
  const { t } = useTranslation('suspended');
  const { user_type } = useSession();
  return (
    <NarrowPage title={t('open')}>
      <LinkButton to={user_type ? paths.dashboard(user_type) : paths.home} variant="main">
        {t('go_on')}
      </LinkButton>
    </NarrowPage>
  );
}

export function Suspended() {
  const { t } = useTranslation(['suspended', 'problems']);
  const { data, error, isFetching, refetch } = useSuspension();
  const again = () => void refetch();
  if (data?.suspension) return <Why suspension={data.suspension} busy={isFetching} onRetry={again} />;
  if (data) return <OpenAgain />;
  if (error)
    return (
      <Failure
        heading="h1"
        title={t('common:load_failed')}
        again={t('suspended:again')}
        busy={isFetching}
        onRetry={again}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
