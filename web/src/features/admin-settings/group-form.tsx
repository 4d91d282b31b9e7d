// The form of a group of settings. All changes of the group are saved together.
import { type FormEvent, useId, useState } from 'react';
import type { SettingGroup, SettingView } from '#contracts/admin-settings.ts';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSaveSettings } from './queries.ts';
import { Setting } from './setting-field.tsx';
import { type Draft, useDraft } from './use-draft.ts';

interface GroupProps {
  group: SettingGroup;
  settings: readonly SettingView[];
  version: number;
  readOnly: boolean;
  onReload: () => void;
}

/**
 * Returns the server's error codes of one setting. Each key is the path inside the setting's value; '' is the whole
 * value.
 */
function errorsOf(error: unknown, key: string): Record<string, string> {
  const codes = error instanceof CallError ? (error.document?.error_codes ?? {}) : {};
  const own = Object.entries(codes).filter(([path]) => path === key || path.startsWith(`${key}.`));
  return Object.fromEntries(own.map(([path, [code = 'invalid']]) => [path.slice(key.length + 1), code]));
}

function ErrorNotice({ error, onReload }: { error: unknown; onReload: () => void }) {
  const { t } = useTranslation(['admin-settings', 'problems']);
  const isStale = error instanceof CallError && error.code === 'stale_version';
  return (
    <Notice tone="danger" role="alert" title={t('admin-settings:failed.put')}>
      <p>{isStale ? t('admin-settings:stale') : problemText(t, error)}</p>
      {isStale && (
        <Button size="small" icon="refresh" onClick={onReload}>
          {t('admin-settings:reload')}
        </Button>
      )}
    </Notice>
  );
}

/** Saves or discards a draft of settings. `version` is the version of the settings on the screen. */
function useSaving(draft: Draft, version: number) {
  const { t } = useTranslation('admin-settings');
  const showToast = useToast();
  // The version of the settings when the administrator began to type. Saving fails with `stale_version` if another
  // administrator has saved settings since then.
  const [since, setSince] = useState(version);
  if (draft.count === 0 && since !== version) setSince(version);
  const { mutate, error, isPending, reset } = useSaveSettings();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || draft.isWrong || draft.count === 0) return;
    mutate(
      { values: draft.changes, version: since },
      {
        onSuccess: () => {
          draft.clear();
          showToast({ tone: 'ok', text: t('saved') });
        },
      },
    );
  };
  const drop = () => {
    draft.clear();
    reset();
  };
  return { submit, drop, error, isPending };
}

interface SaveBarProps {
  /** The number of unsaved changes. */
  count: number;
  busy: boolean;
  onDrop: () => void;
}

function SaveBar({ count, busy, onDrop }: SaveBarProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <div className="setting-group__bar">
      <p className="small">{t('unsaved', { count })}</p>
      <Button size="small" onClick={onDrop}>
        {t('common:undo')}
      </Button>
      <Button size="small" type="submit" variant="main" busy={busy}>
        {busy ? t('saving') : t('common:save')}
      </Button>
    </div>
  );
}

export function GroupForm({ group, settings, version, readOnly, onReload }: GroupProps) {
  const { t } = useTranslation('admin-settings');
  const id = useId();
  const draft = useDraft(settings);
  const { submit, drop, error, isPending } = useSaving(draft, version);
  return (
    <form className="setting-group" aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 className="setting-group__title" id={id}>
        {t(`group.${group}`)}
      </h2>
      {settings.map((setting) => (
        <Setting
          key={setting.key}
          setting={setting}
          draft={draft}
          readOnly={readOnly}
          errors={errorsOf(error, setting.key)}
        />
      ))}
      {error && (
        <ErrorNotice
          error={error}
          onReload={() => {
            drop();
            onReload();
          }}
        />
      )}
      {!readOnly && draft.count > 0 && <SaveBar count={draft.count} busy={isPending} onDrop={drop} />}
    </form>
  );
}
