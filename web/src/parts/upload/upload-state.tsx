// State of an upload: progress, or the error with the next step.
import './upload-state.css';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import type { Upload } from './use-upload.ts';

interface UploadStateProps {
  sending: Upload;
  /** Chooses another file; null if the screen has a separate button for this. */
  onOther: (() => void) | null;
}

export function UploadState({ sending, onOther }: UploadStateProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const name = sending.file?.name ?? '';
  if (!sending.error) return <Travelling name={name} percentage={sending.percentage} onStop={sending.stop} />;
  return (
    <div className="upload-state">
      <Notice tone="danger" role="alert" title={t('profile:file.failed', { name })}>
        {problemFields(t, sending.error).file ?? problemText(t, sending.error)}
      </Notice>
      <div className="upload-state__actions">
        {sending.canRetry && (
          <Button variant="main" icon="refresh" onClick={sending.again}>
            {t('common:try_again')}
          </Button>
        )}
        {onOther && (
          <Button icon="upload" onClick={onOther}>
            {t('profile:file.other')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface TravellingProps {
  name: string;
  percentage: number;
  onStop: () => void;
}

function Travelling({ name, percentage, onStop }: TravellingProps) {
  const { t } = useTranslation('profile');
  const words = t('file.sending', { name });
  return (
    <div className="upload-state">
      <p className="upload-state__name">{words}</p>
      <progress className="upload-state__bar" max={100} value={percentage} aria-label={words} />
      <div className="upload-state__line">
        <span className="soft small num">{t('file.sent_share', { percentage })}</span>
        <Button size="small" icon="x" onClick={onStop}>
          {t('file.stop')}
        </Button>
      </div>
    </div>
  );
}
