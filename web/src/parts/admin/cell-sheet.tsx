// Sheet with the complete value of a cell: formatted if it is JSON, with a copy button.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { readableJson } from './grid-values.ts';

export interface CellView {
  name: string;
  type: string;
  text: string;
}

interface CellSheetProps {
  cell: CellView | null;
  onCopy: (text: string) => void;
  onClose: () => void;
}

export function CellSheet({ cell, onCopy, onClose }: CellSheetProps) {
  const { t } = useTranslation('admin-database');
  if (!cell) return null;
  const text = readableJson(cell.text, cell.type) ?? cell.text;
  return (
    <Sheet
      open
      title={cell.name}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" icon="copy" onClick={() => onCopy(text)}>
          {t('grid.copy')}
        </Button>
      }
    >
      <div className="grid-expanded">
        <p className="soft small">{cell.type}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long text */}
        <pre className="grid-expanded__text" tabIndex={0}>
          {text}
        </pre>
      </div>
    </Sheet>
  );
}
