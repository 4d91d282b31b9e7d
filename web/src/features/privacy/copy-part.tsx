// The data export on the privacy page: a button that requests the export, a waiting state, and the download.

import { CallError } from '#contracts/call-error.ts';
import type { DataExport } from '#contracts/privacy.ts';
import { dayText } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { CancelledByUser } from '../../session/cancelled.ts';
import { useSession } from '../../session/session-context.ts';
import { useAskForCopy, useFetchCopy } from './queries.ts';

function CopyFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['settings', 'problems']);
  if (!error || error instanceof CancelledByUser) return null;
  const isGone = error instanceof CallError && error.code === 'not_found';
  return (
    <Notice tone="danger" role="alert" title={t('settings:privacy.copy_failed')}>
      <p>{isGone ? t('settings:privacy.copy_not_found') : problemText(t, error)}</p>
    </Notice>
  );
}

function ReadyCopy({ copy }: { copy: DataExport }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const fetchCopy = useFetchCopy();
  const isComing = (format: 'json' | 'html') => fetchCopy.isPending && fetchCopy.variables === format;
  return (
    <>
      <Notice tone="ok" role="status" title={t('privacy.copy_ready')}>
        {copy.expires_at && <p>{t('privacy.copy_until', { day: dayText(copy.expires_at, language) })}</p>}
      </Notice>
      <div className="privacy__actions">
        <Button variant="main" icon="download" busy={isComing('html')} onClick={() => fetchCopy.mutate('html')}>
          {t('privacy.copy_read')}
        </Button>
        <Button icon="download" busy={isComing('json')} onClick={() => fetchCopy.mutate('json')}>
          {t('privacy.copy_json')}
        </Button>
      </div>
      <CopyFailure error={fetchCopy.error} />
    </>
  );
}

export function CopyPart({ copy }: { copy: DataExport }) {
  const { t } = useTranslation('settings');
  const ask = useAskForCopy();
  const { user_type } = useSession();
  return (
    <SectionCard icon="file" title={t('privacy.copy')}>
      <p>{t('privacy.copy_text')}</p>
      {copy.status === 'pending' && (
        <Notice tone="info" icon="hourglass" role="status" title={t('privacy.copy_pending')}>
          <p>{t('privacy.copy_pending_text')}</p>
        </Notice>
      )}
      {copy.status === 'ready' && <ReadyCopy copy={copy} />}
      {copy.status === 'none' && (
        <>
          <Button icon="file" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('privacy.copy_ask')}
          </Button>
          <CopyFailure error={ask.error} />
        </>
      )}
      {user_type && (
        <LinkButton variant="link" to={paths.profile(user_type)}>
          {t('privacy.see')}
        </LinkButton>
      )}
    </SectionCard>
  );
}
