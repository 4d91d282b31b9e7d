// The save button of a form, with the result of saving.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SavedBarProps {
  busy: boolean;
  saved: boolean;
  error: unknown;
  /** True if the breach is closed: the form cannot be changed. */
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
