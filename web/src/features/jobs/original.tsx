// The switch between a translation and the employer's original text: “Translated · show original”.
import './original.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';

export interface OriginalChoice {
  isOriginal: boolean;
  flip: () => void;
}

export function useOriginal(): OriginalChoice {
  const [isOriginal, setOriginal] = useState(false);
  return { isOriginal, flip: () => setOriginal((before) => !before) };
}

export function OriginalChip({ isOriginal, flip }: OriginalChoice) {
  const { t } = useTranslation('jobs');
  return (
    <button type="button" className="original-chip" onClick={flip}>
      <Icon name="languages" size={20} />
      {t(isOriginal ? 'translated.original' : 'translated.is')}
      <span className="original-chip__act">{t(isOriginal ? 'translated.back' : 'translated.show_original')}</span>
    </button>
  );
}
