// The field of one setting: input, description, default value, and the last change.

import type { SettingView } from '#contracts/admin-settings.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { CheckField, TextField } from '../../kit/form/field.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { PartsField } from './parts-field.tsx';
import { TestimonialsField } from './testimonials-field.tsx';
import { sameValue, shortValue } from './typed.ts';
import type { Draft } from './use-draft.ts';

interface SettingProps {
  setting: SettingView;
  draft: Draft;
  readOnly: boolean;
  /** The server's error codes. Each key is a path inside the setting's value; the key '' stands for the whole value. */
  errors: Readonly<Record<string, string>>;
}

function useUsual() {
  const { t } = useTranslation('admin-settings');
  return ({ default_value }: SettingView): string | null => {
    if (typeof default_value === 'boolean') return t(default_value ? 'on' : 'off');
    const short = shortValue(default_value);
    return short === '' ? t('empty') : short;
  };
}

function SettingMeta({ setting }: { setting: SettingView }) {
  const { t } = useTranslation('admin-settings');
  const { language } = useLanguage();
  const usualOf = useUsual();
  const usual = usualOf(setting);
  const when = setting.updated_at && formatDateTime(setting.updated_at, language);
  return (
    <p className="setting__meta soft small">
      {setting.changed && <span className="setting__changed">{t('changed')}</span>}
      {usual !== null && <span>{t('by_default', { value: usual })}</span>}
      {when && <span>{setting.updated_by ? t('by', { name: setting.updated_by, when }) : t('by_hand', { when })}</span>}
    </p>
  );
}

function Control({ setting, draft, readOnly, errors }: SettingProps) {
  const { t } = useTranslation(['admin-settings', 'problems']);
  const { key, field } = setting;
  const label = t(`admin-settings:key.${key}.label`, { defaultValue: key });
  const help = t(`admin-settings:key.${key}.help`, { defaultValue: '' });
  const wrong = draft.wrongOf(setting) ?? Object.values(errors)[0];
  const error = wrong && fieldText(t, wrong);
  if (field.kind === 'switch')
    return (
      <div className="field">
        <CheckField
          label={label}
          disabled={readOnly}
          checked={draft.valueOf(setting) === true}
          onChange={({ target }) => draft.choose(setting, target.checked)}
        />
        <p className="field__help">{help}</p>
      </div>
    );
  if (field.kind === 'parts')
    return <PartsField setting={setting} parts={field.parts} draft={draft} readOnly={readOnly} error={error} />;
  if (field.kind === 'testimonials')
    return <TestimonialsField setting={setting} many={field.many} draft={draft} readOnly={readOnly} error={error} />;
  const isNumber = field.kind !== 'text';
  const span =
    isNumber && t('admin-settings:from_to', { least: numberText(field.least), most: numberText(field.most) });
  const several =
    field.kind === 'numbers' && t('admin-settings:numbers_help', { example: shortValue(setting.default_value) ?? '' });
  return (
    <TextField
      label={label}
      help={[help, several, span].filter(Boolean).join(' ')}
      error={error}
      readOnly={readOnly}
      inputMode={field.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      value={draft.textOf(setting)}
      onChange={({ target }) => draft.type(setting, target.value)}
    />
  );
}

export function Setting(props: SettingProps) {
  const { setting, draft, readOnly } = props;
  const { t } = useTranslation('admin-settings');
  const isUsual = sameValue(draft.valueOf(setting), setting.default_value) && !draft.wrongOf(setting);
  return (
    <div className="setting" data-changed={setting.changed || undefined}>
      <Control {...props} />
      <div className="setting__foot">
        <SettingMeta setting={setting} />
        {!readOnly && !isUsual && (
          <Button
            size="small"
            variant="link"
            aria-label={`${t('back')}: ${t(`key.${setting.key}.label`, { defaultValue: setting.key })}`}
            onClick={() => draft.choose(setting, setting.default_value)}
          >
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  );
}
