// The morning of a call: how many workers are here, on the way, or not here yet, the code of the day, and, once the work
// has begun, the way to report missing workers and to send for others (D79).
import { useState } from 'react';
import type { EmployerCall } from '#contracts/call-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { useReportMissing } from './queries.ts';
import { whereIs } from './where-is.ts';

type Worker = NonNullable<EmployerCall['seats'][number]['worker']>;

/** Milliseconds before the start from which workers are asked whether they are on the way (D76). */
const MORNING_MS = 2 * 60 * 60_000;

/** True from two hours before the start until the call is over. */
export const isMorning = ({ phase, starts_at, now }: Pick<EmployerCall, 'phase' | 'starts_at' | 'now'>): boolean =>
  phase === 'today' ||
  ((phase === 'calling' || phase === 'full') && Date.parse(starts_at) - Date.parse(now) <= MORNING_MS);

const groups = {
  here: 'check-circle',
  coming: 'navigation',
  expected: 'clock',
  missing: 'user-x',
} as const satisfies Record<string, IconName>;

export function Morning({ call }: { call: EmployerCall }) {
  const { t } = useTranslation('calls');
  const workers = call.seats.flatMap(({ kind, worker }) => (kind === 'place' && worker ? [worker] : []));
  const count = (group: keyof typeof groups) => workers.filter((worker) => whereIs(worker) === group).length;
  const shown = (Object.keys(groups) as (keyof typeof groups)[]).filter(
    (group) => group !== 'missing' || count(group) > 0,
  );
  return (
    <section className="card morning" data-padded aria-label={t('morning.title')}>
      <h2>{t('morning.title')}</h2>
      <dl className="call-counts">
        {shown.map((group) => (
          <div key={group} data-group={group}>
            <dt>
              <Icon name={groups[group]} size={20} /> {t(`morning.${group}`)}
            </dt>
            <dd>{numberText(count(group))}</dd>
          </div>
        ))}
      </dl>
      {call.released.length > 0 && (
        <p>
          {t('morning.released')}{' '}
          {call.released.map(({ first_name, last_name }) => readable(`${first_name} ${last_name}`.trim())).join(', ')}
        </p>
      )}
      <div className="call-outcome__actions">
        <LinkButton variant="main" icon="check" to={paths.jobAttendance(call.uid)}>
          {t('morning.code')}
        </LinkButton>
        {call.allowed.includes('missing') && <Missing uid={call.uid} workers={workers} />}
      </div>
    </section>
  );
}

function Missing({ uid, workers }: { uid: string; workers: readonly Worker[] }) {
  const { t } = useTranslation('calls');
  const [isOpen, setOpen] = useState(false);
  if (workers.every((worker) => whereIs(worker) === 'here')) return null;
  return (
    <>
      <Button icon="user-x" onClick={() => setOpen(true)}>
        {t('morning.report')}
      </Button>
      {isOpen && <MissingDialog uid={uid} workers={workers} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MissingDialogProps {
  uid: string;
  workers: readonly Worker[];
  onClose: () => void;
}

function MissingDialog({ uid, workers, onClose }: MissingDialogProps) {
  const { t } = useTranslation(['calls', 'problems']);
  const showToast = useToast();
  const [absent, setAbsent] = useState<readonly number[]>([]);
  const [isSending, setSending] = useState(true);
  const { mutateAsync, isPending, error } = useReportMissing(uid);
  const known = workers.filter((worker) => whereIs(worker) === 'missing');
  const asked = workers.filter((worker) => whereIs(worker) === 'coming' || whereIs(worker) === 'expected');
  const toggle = (id: number, isAbsent: boolean) =>
    setAbsent((before) => (isAbsent ? [...before, id] : before.filter((one) => one !== id)));
  const send = () => {
    if (absent.length === 0 && !(isSending && known.length > 0)) return;
    afterMutation(mutateAsync({ absent: [...absent], send: isSending }), {
      onSuccess: () => {
        onClose();
        showToast({ text: t(isSending ? 'calls:morning.sent' : 'calls:morning.marked') });
      },
    });
  };
  return (
    <ConfirmDialog
      open
      title={t('calls:morning.ask')}
      keep={t('common:close')}
      confirm={t('calls:morning.save')}
      busy={isPending}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{t('calls:morning.text')}</p>
      {asked.map(({ application_id, first_name, last_name }) => (
        <CheckField
          key={application_id}
          label={readable(`${first_name} ${last_name}`.trim())}
          checked={absent.includes(application_id)}
          onChange={(event) => toggle(application_id, event.target.checked)}
        />
      ))}
      <CheckField
        label={t('calls:morning.send')}
        checked={isSending}
        onChange={(event) => setSending(event.target.checked)}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
