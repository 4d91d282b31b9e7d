// The bulk actions of the wage sheet: “all came today”, “agree to all” and “paid all”. The first tap opens a list of
// what will be stored, the second tap stores it.
import { useState } from 'react';
import type { WageSheet } from '#contracts/wage-sheet.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { today } from '../../kit/text/today.ts';
import { formatPaise } from './amounts.ts';
import { agreeAll, allCame, type BulkLine, paidAll } from './grid-items.ts';
import { useOtherName } from './other-name.ts';
import { useStoreItems } from './use-store-items.ts';

type Bulk = 'came' | 'agree' | 'paid';

const icons: Record<Bulk, IconName> = { came: 'users', agree: 'check-check', paid: 'rupee' };
const bulks: readonly Bulk[] = ['came', 'agree', 'paid'];

const linesOf = (bulk: Bulk, sheet: WageSheet): BulkLine[] => {
  if (bulk === 'came') return allCame(sheet, today());
  return bulk === 'agree' ? agreeAll(sheet) : paidAll(sheet, today());
};

export function BulkActions({ sheet }: { sheet: WageSheet }) {
  const { t } = useTranslation('wage-sheet');
  const [asked, setAsked] = useState<{ bulk: Bulk; lines: BulkLine[] } | null>(null);
  const possible = bulks.filter((bulk) => linesOf(bulk, sheet).length > 0);
  return (
    <div className="wage-bulk">
      {possible.map((bulk) => (
        <Button key={bulk} icon={icons[bulk]} onClick={() => setAsked({ bulk, lines: linesOf(bulk, sheet) })}>
          {t(bulk)}
        </Button>
      ))}
      {asked && <Confirmation {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Confirmation({ bulk, lines, onClose }: { bulk: Bulk; lines: readonly BulkLine[]; onClose: () => void }) {
  const { t } = useTranslation(['wage-sheet', 'wages', 'problems']);
  const nameOf = useOtherName();
  const { storeItems, isPending, error } = useStoreItems(lines.map(({ person }) => person));
  const sum = lines.reduce((all, { paise }) => all + (paise ?? 0), 0);
  return (
    <Sheet
      open
      title={t(`wage-sheet:${bulk}`)}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button
          variant="main"
          size="big"
          wide
          icon="check"
          busy={isPending}
          onClick={() =>
            storeItems(
              lines.flatMap(({ items }) => items),
              onClose,
            )
          }
        >
          {sum > 0 ? `${t('wages:confirm.go')}: ${formatPaise(sum)}` : t('wages:confirm.go')}
        </Button>
      }
    >
      <p>{t(`wage-sheet:${bulk}_more`)}</p>
      <ul className="wage-lines">
        {lines.map(({ person, paise }) => (
          <li key={person.account_id}>
            <span>{nameOf(person)}</span>
            {paise !== null && <span className="wage-lines__amount">{formatPaise(paise)}</span>}
          </li>
        ))}
      </ul>
      <p>{t('wages:employer.more')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}
