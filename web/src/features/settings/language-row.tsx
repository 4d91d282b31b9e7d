// The language setting: the list of the top bar, in a sheet.
import { useState } from 'react';
import { languageName } from '#locales/languages.ts';
import { LanguageList } from '../../app/language-list.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowButton } from '../../ui/rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';

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
      <Sheet open={isOpen} title={t('shell:language.title')} close={t('shell:close')} onClose={close}>
        <LanguageList onChosen={close} />
      </Sheet>
    </>
  );
}
