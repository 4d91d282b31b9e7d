// The sheet with all prepared sentences that a form offers, grouped by their use (see `phraseUses`).
import { phraseCatalogue } from '#contracts/phrase-catalogue.ts';
import { phraseUses } from '#contracts/phrase-uses.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { usePhraseTexts } from './use-phrase-texts.ts';

interface PhraseSheetProps {
  open: boolean;
  keys: readonly string[];
  isChosen: (key: string) => boolean;
  onToggle: (key: string) => void;
  onClose: () => void;
}

export function PhraseSheet({ open, keys, isChosen, onToggle, onClose }: PhraseSheetProps) {
  const { t } = useTranslation('phrase-picker');
  const texts = usePhraseTexts();
  const groups = phraseUses.map((use) => ({ use, keys: keys.filter((key) => phraseCatalogue.get(key)?.use === use) }));
  return (
    <Sheet
      open={open}
      title={t('title')}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {groups
        .filter((group) => group.keys.length > 0)
        .map((group) => (
          <section key={group.use} className="phrases__group">
            <h3>{t(`use.${group.use}`)}</h3>
            <Chips wrap label={t(`use.${group.use}`)}>
              {group.keys.map((key) => (
                <Chip
                  key={key}
                  chosen={isChosen(key)}
                  picture={<Icon name={isChosen(key) ? 'check' : 'plus'} size={20} />}
                  onClick={() => onToggle(key)}
                >
                  {texts.template(key)}
                </Chip>
              ))}
            </Chips>
          </section>
        ))}
    </Sheet>
  );
}
