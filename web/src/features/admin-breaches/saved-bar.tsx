// The save button of a form, and a message that saving has succeeded or failed.

import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ErrorNotice } from './error-notice.tsx';

interface SavedBarProps {
  busy: boolean;
  saved: boolean;
  error: unknown;
  /** True if the breach is closed. The form then cannot be changed, and nothing is rendered. */
  closed: boolean;
}

export function SavedBar({ busy, saved, error, closed }: SavedBarProps) {
  const { t } = useTranslation('admin-breaches');
  if (closed) return null;
  return (
    <>
      <ErrorNotice error={error} />
      <div className="breach-acts">
        <Button type="submit" variant="main" icon="check" busy={busy}>
          {t(busy ? 'saving' : 'common:save')}
        </Button>
        <span role="status" className="soft">
          {saved && !busy && t('saved')}
        </span>
      </div>
    </>
  );
}
