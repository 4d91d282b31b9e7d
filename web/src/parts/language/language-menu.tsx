// The language menu of the top bar, which lists each of the eight languages by its own name.
import './language-menu.css';
import { useState } from 'react';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import { LanguageList } from './language-list.tsx';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('language.title')}
      button={(wiring) => (
        <button type="button" className="language-button" {...wiring}>
          <Icon name="languages" size={20} />
          <span className="visually-hidden">{t('language.label')}: </span>
          {languageName(language)}
        </button>
      )}
    >
      <div className="language-panel">
        <LanguageList onChosen={() => setOpen(false)} />
      </div>
    </Popover>
  );
}
