// The row of the settings page for the language. It opens a sheet with the same list of languages as the top bar.
import { useState } from 'react';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowButton } from '../../kit/layout/rows.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { LanguageList } from '../../parts/language/language-list.tsx';

export function LanguageRow() {
  const { t } = useTranslation(['settings', 'shell']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowButton
        icon="languages"
        title={t('settings:home.language')}
        text={languageName(language)}
        opens
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t('shell:language.title')} close={t('common:close')} onClose={close}>
        <LanguageList onChosen={close} />
      </Sheet>
    </>
  );
}
