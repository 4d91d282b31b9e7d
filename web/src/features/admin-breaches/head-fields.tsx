// The two fields with which a breach is recorded: its title and the time of its discovery. Both can be edited later.
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../kit/form/field.tsx';

interface HeadFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function TitleField({ value, error, onChange }: HeadFieldProps) {
  const { t } = useTranslation('admin-breaches');
  return (
    <TextField
      label={t('fact.title')}
      help={t('fact.title_help')}
      error={error}
      required
      maxLength={120}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The field for the time of the discovery. `value` is a local time in the format of `datetime-local`. */
export function DiscoveredField({ value, error, onChange }: HeadFieldProps) {
  const { t } = useTranslation('admin-breaches');
  return (
    <TextField
      label={t('fact.discovered')}
      help={t('fact.discovered_help')}
      error={error}
      required
      type="datetime-local"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
