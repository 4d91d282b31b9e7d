// The notice that the account will be erased: the date of the erasure, and a button that cancels the erasure.

import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useKeep } from './use-keep.ts';

export function Cooling({ erase_at }: { erase_at: string | null }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { keep, isPending } = useKeep();
  return (
    <Notice
      tone="warn"
      icon="clock"
      title={t('privacy.cooling_title', { day: erase_at ? dayText(erase_at, language) : '' })}
    >
      <div className="stack">
        <p>{t('privacy.cooling_text')}</p>
        <Button variant="main" icon="undo" busy={isPending} onClick={keep}>
          {t('privacy.keep')}
        </Button>
      </div>
    </Notice>
  );
}
