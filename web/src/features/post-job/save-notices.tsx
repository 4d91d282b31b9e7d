// The save status of a draft: saved on the server, stored only in this tab, or changed elsewhere.
import { useState } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { keep, NEW } from './stored-draft.ts';
import type { JobForm } from './use-job-form.ts';

const icons = { saving: 'refresh', saved: 'check', local: 'smartphone' } as const;

/**
 * The save status above the form. The element is not a live region, because screen readers would announce each save
 * while the user types.
 */
export function SaveWord({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { saveState } = form;
  if (saveState === 'none' || saveState === 'stale') return null;
  return (
    <p className="save-word soft small" data-state={saveState}>
      <Icon name={icons[saveState]} size={16} />
      {t(`save.${saveState}`)}
    </p>
  );
}

/** Says that unsent input was restored. A button deletes the input and starts the form again. */
export function KeptNotice({ form, onAnew }: { form: JobForm; onAnew: () => void }) {
  const { t } = useTranslation('posting');
  if (!form.wasRestored) return null;
  const anew = () => {
    form.forget();
    onAnew();
  };
  return (
    <div className="save-notice">
      <Notice icon="history" title={t(form.job ? 'save.kept_changes' : 'save.kept_draft')}>
        <Button size="small" onClick={anew}>
          {t(form.job ? 'save.drop_changes' : 'save.begin_anew')}
        </Button>
      </Notice>
    </div>
  );
}

interface StaleNoticeProps {
  form: JobForm;
  onReload: (fresh: OwnJob | null) => void;
}

/**
 * Says that the job was changed elsewhere. The employer either loads the newer version or keeps the text in the form.
 * If the employer keeps the text, sending the form overwrites the newer version.
 */
export function StaleNotice({ form, onReload }: StaleNoticeProps) {
  const { t } = useTranslation('posting');
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  if (form.saveState !== 'stale') return null;
  const choose = async (mine: 'keep' | 'drop') => {
    setBusy(true);
    try {
      const fresh = await form.newest();
      form.forget();
      if (!form.job) keep(NEW, null);
      if (mine === 'keep' && fresh)
        keep(fresh.uid, { known: { uid: fresh.uid, version: fresh.version }, draft: form.draft });
      onReload(fresh);
    } catch {
      showToast({ tone: 'problem', text: t('save.stale_failed') });
      setBusy(false);
    }
  };
  return (
    <div className="save-notice">
      <Notice tone="warn" role="alert" title={t('save.stale_title')}>
        <p>{t('save.stale_text')}</p>
        <div className="save-notice__actions">
          <Button size="small" icon="refresh" busy={busy} onClick={() => void choose('drop')}>
            {t('save.take_theirs')}
          </Button>
          <Button size="small" icon="pencil" busy={busy} onClick={() => void choose('keep')}>
            {t('save.keep_mine')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
