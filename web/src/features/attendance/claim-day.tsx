// The form for a work day on which the worker entered no attendance code. The worker claims attendance, and the
// employer is asked to confirm the claim.
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { shortDay } from './day-text.ts';

interface ClaimDayProps {
  days: readonly string[];
  busy: boolean;
  onClaim: (date: string) => void;
}

export function ClaimDay({ days, busy, onClaim }: ClaimDayProps) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : days[0];
  if (!isOpen || !day) {
    return (
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('claim.open')}
      </Button>
    );
  }
  return (
    <div className="stack">
      <p>{t('claim.more')}</p>
      <SelectField label={t('claim.day')} value={day} onChange={(event) => setChosen(event.target.value)}>
        {days.map((one) => (
          <option key={one} value={one}>
            {shortDay(one, language)}
          </option>
        ))}
      </SelectField>
      <Button wide icon="check" busy={busy} onClick={() => onClaim(day)}>
        {t('claim.go')}
      </Button>
    </div>
  );
}
