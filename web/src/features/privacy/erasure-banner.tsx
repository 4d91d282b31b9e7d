// A banner on all pages for a user who has requested the erasure of the account. It shows the date of the erasure and a
// button that cancels the erasure.
import './privacy.css';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useKeep } from './use-keep.ts';

export function ErasureBanner({ erase_at }: { erase_at: string }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { keep, isPending } = useKeep();
  const text = t('privacy.cooling_title', { day: dayText(erase_at, language) });
  return (
    <section className="erasure-banner" aria-label={text}>
      <p>
        <Icon name="clock" size={20} />
        {text}
      </p>
      <Button size="small" icon="undo" busy={isPending} onClick={keep}>
        {t('privacy.keep')}
      </Button>
    </section>
  );
}
