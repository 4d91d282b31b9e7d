// The buttons under the wage sheet that store or discard the entered days.
import type { ReactNode } from 'react';
import type { WageSheetItem } from '#contracts/wage-sheet.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { StoreProblems } from './store-problems.tsx';
import type { Edits } from './use-edits.ts';
import { useStoreItems } from './use-store-items.ts';

interface SaveEditsProps {
  /** Shown above the buttons, in the same place without edits, so that a button in it keeps the focus. */
  children: ReactNode;
  edits: Edits;
  onClear: () => void;
  onAnswer: (sent: Edits, refused: ReadonlySet<WageSheetItem>) => void;
}

export function SaveEdits({ children, edits, onClear, onAnswer }: SaveEditsProps) {
  const { t } = useTranslation('wage-sheet');
  const { storeItems, isPending, error, refusals } = useStoreItems();
  if (edits.size === 0 && !children) return null;
  const save = () => storeItems([...edits.values()], { onAnswer: (refused) => onAnswer(edits, refused) });
  return (
    <>
      {edits.size > 0 && <StoreProblems error={error} refusals={refusals} />}
      <div className={edits.size > 0 ? 'wage-save' : undefined}>
        {children}
        {edits.size > 0 && (
          <>
            <Button onClick={onClear}>{t('undo')}</Button>
            <Button variant="main" icon="check" busy={isPending} onClick={save}>
              {t('save', { count: edits.size })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
