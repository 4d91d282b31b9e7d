// The save button of a form, with the result of saving.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';

interface SavedBarProps {
  busy: boolean;
  saved: boolean;
  error: unknown;
  /** True if the breach is closed. The form then cannot be changed, and nothing is rendered. */
  closed: boolean;
}

export function SavedBar({ busy, saved, error, closed }: SavedBarProps) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  if (closed) return null;
  return (
    <>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      <div className="breach-acts">
        <Button type="submit" variant="main" icon="check" busy={busy}>
          {t(busy ? 'admin-breaches:saving' : 'admin-breaches:save')}
        </Button>
        <span role="status" className="soft">
          {saved && !busy && t('admin-breaches:saved')}
        </span>
      </div>
    </>
  );
}
