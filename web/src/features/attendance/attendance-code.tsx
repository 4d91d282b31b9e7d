// Today's attendance code on the employer's screen, in digits that can be read from two metres. The code changes
// automatically, even without a network.
import './attendance-code.css';
import type { AttendanceCodes } from '#contracts/attendance.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { minutesText } from '../../kit/text/minutes-text.ts';
import { useCodeNow } from './code-now.ts';

interface AttendanceCodeProps {
  codes: AttendanceCodes;
  /** When the codes arrived, in milliseconds since the Unix epoch, by this device's clock. */
  came_at: number;
  busy: boolean;
  onRetry: () => void;
}

export function AttendanceCode({ codes, came_at, busy, onRetry }: AttendanceCodeProps) {
  const { t } = useTranslation('attendance');
  const shown = useCodeNow(codes, came_at);
  if (!shown) {
    return (
      <Notice tone="warn" role="alert" title={t('code.old')}>
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          {t('common:try_again')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="attendance-code">
      <p className="attendance-code__title">{t('code.title')}</p>
      <p className="attendance-code__digits" aria-live="polite">
        {shown.code}
      </p>
      <p className="attendance-code__left">
        <Icon name="clock" size={20} />
        <span className="num">{t('code.changes', { time: minutesText(shown.seconds_left) })}</span>
      </p>
      <p className="small">{t('code.more')}</p>
    </div>
  );
}
