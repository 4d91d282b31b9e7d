// Notification settings: a switch for each notification type that the user may mute.

import { mutableTypes, type Preferences } from '#contracts/account.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { RowNote, RowSwitch, Rows } from '../../kit/layout/rows.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { PushSettingsRow } from '../../parts/push/push-settings-row.tsx';
import { usePreferences, useSetPreferences } from '../../session/preferences.ts';
import { useSession } from '../../session/session-context.ts';

type Mutable = (typeof mutableTypes)[number];

function Switches({ muted }: { muted: readonly Mutable[] }) {
  const { t } = useTranslation('settings');
  const { user_type } = useSession();
  const showToast = useToast();
  const { mutate } = useSetPreferences();
  const set = (type: Mutable, wanted: boolean) => {
    const others = muted.filter((one) => one !== type);
    mutate(
      { muted: wanted ? others : [...others, type] },
      { onError: () => showToast({ text: t('not_saved'), tone: 'problem' }) },
    );
  };
  // Employers get no job matches, so they get no switch for job matches.
  const offered = mutableTypes.filter((type) => type !== 'job_match' || user_type === 'labour');
  return (
    <Rows>
      {offered.map((type) => (
        <RowSwitch
          key={type}
          title={t(
            type === 'application_status'
              ? `notifications.application_status_${user_type ?? 'labour'}`
              : `notifications.${type}`,
          )}
          checked={!muted.includes(type)}
          onChange={(wanted) => set(type, wanted)}
        />
      ))}
    </Rows>
  );
}

interface SmsRowProps {
  /** `texts`: about the user's own work. `calls`: the separate consent to offers of work for a day (D84). */
  channel: 'texts' | 'calls';
  wanted: boolean;
  changeTo: (wanted: boolean) => Partial<Preferences>;
}

function SmsRow({ channel, wanted, changeTo }: SmsRowProps) {
  const { t } = useTranslation('settings');
  const showToast = useToast();
  const { mutate } = useSetPreferences();
  return (
    <RowSwitch
      title={t(`channels.${channel}`)}
      text={t(`channels.${channel}_text`)}
      checked={wanted}
      onChange={(now) => mutate(changeTo(now), { onError: () => showToast({ text: t('not_saved'), tone: 'problem' }) })}
    />
  );
}

/** The notification channels: the bell in the app is always on; push and, for workers, SMS are optional. */
export function Channels() {
  const { t } = useTranslation('settings');
  const { user_type } = useSession();
  const { data } = usePreferences();
  return (
    <PagePart title={t('channels.title')}>
      <Rows>
        <RowNote title={t('channels.bell')} text={t('channels.bell_text')} />
        <PushSettingsRow />
        {user_type === 'labour' && data && (
          <>
            <SmsRow channel="texts" wanted={data.texts_wanted} changeTo={(texts_wanted) => ({ texts_wanted })} />
            <SmsRow channel="calls" wanted={data.call_sms} changeTo={(call_sms) => ({ call_sms })} />
          </>
        )}
      </Rows>
    </PagePart>
  );
}

export function NotificationSettings() {
  const { t } = useTranslation(['settings', 'problems']);
  const preferences = usePreferences();
  return (
    <PagePart title={t('settings:notifications.title')} text={t('settings:notifications.text')}>
      {preferences.data && <Switches muted={preferences.data.muted} />}
      {preferences.isPending && (
        <Skeleton words={t('common:loading')}>
          <div className="stack">
            <SkeletonLine shape="title" />
            <SkeletonLine shape="title" width="most" />
          </div>
        </Skeleton>
      )}
      {preferences.isError && !preferences.data && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={preferences.isFetching}
          onRetry={() => void preferences.refetch()}
        >
          {problemText(t, preferences.error)}
        </Failure>
      )}
    </PagePart>
  );
}
