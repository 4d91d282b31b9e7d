// The field of a setting that consists of several named numbers, for example the points of each criterion of the match
// score.
import { useId } from 'react';
import type { SettingField, SettingView } from '#contracts/admin-settings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';
import { FieldError } from '../../kit/form/field-error.tsx';
import { isObject } from '../../kit/storage/stored-object.ts';
import type { Draft } from './use-draft.ts';

interface PartsProps {
  setting: SettingView;
  parts: Extract<SettingField, { kind: 'parts' }>['parts'];
  draft: Draft;
  readOnly: boolean;
  error: string | undefined;
}

/** Returns the number, or the text itself if the text is not a number; the server then refuses the text. */
const numberFrom = (text: string): unknown => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);

export function PartsField({ setting, parts, draft, readOnly, error }: PartsProps) {
  const { t } = useTranslation('admin-settings');
  const errorId = useId();
  const value = draft.valueOf(setting);
  const own = isObject(value) ? value : {};
  return (
    <fieldset className="field setting__parts" aria-describedby={error ? errorId : undefined}>
      <legend>{t(`key.${setting.key}.label`, { defaultValue: setting.key })}</legend>
      <p className="field__help">{t(`key.${setting.key}.help`, { defaultValue: '' })}</p>
      <div className="setting__grid">
        {parts.map(({ name }) => (
          <TextField
            key={name}
            label={t(`part.${name}`, { defaultValue: name })}
            inputMode="numeric"
            autoComplete="off"
            readOnly={readOnly}
            value={String(own[name] ?? '')}
            onChange={({ target }) => draft.choose(setting, { ...own, [name]: numberFrom(target.value) })}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
