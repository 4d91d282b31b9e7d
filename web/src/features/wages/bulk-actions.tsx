// The bulk actions of the wage sheet: “all came today”, “agree to all” and “paid all”. The first tap opens a list of
// what will be stored, the second tap stores it.
//
// Lines that were sent are kept with their client ids until the server has answered. After a network error the server
// may have stored them, so a new payment of the same amount could pay twice, but the same lines cannot.
import { useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { MAX_SHEET_ITEMS, type WageSheet } from '#contracts/wage-sheet.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import type { IconName } from '../../kit/icon/icon.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { today } from '../../kit/text/today.ts';
import { formatEffect, formatPaise } from './amounts.ts';
import { agreeAll, allCame, type BulkLine, paidAll } from './grid-items.ts';
import { useOtherName } from './other-name.ts';
import { StoreProblems } from './store-problems.tsx';
import { useStoreItems } from './use-store-items.ts';

type Bulk = 'came' | 'agree' | 'paid';

const icons: Record<Bulk, IconName> = { came: 'users', agree: 'check-check', paid: 'rupee' };
const bulks: readonly Bulk[] = ['came', 'agree', 'paid'];

const linesOf = (bulk: Bulk, sheet: WageSheet): BulkLine[] => {
  if (bulk === 'came') return allCame(sheet, today());
  return bulk === 'agree' ? agreeAll(sheet) : paidAll(sheet, today());
};

/** Returns true if the server has certainly stored nothing: it has refused the only request. */
const isRefused = (error: unknown, lines: readonly BulkLine[]) =>
  error instanceof CallError && error.status < 500 && lines.flatMap(({ items }) => items).length <= MAX_SHEET_ITEMS;

/** Returns the sent lines whose outcome is not known, by bulk action. */
function useKeptLines() {
  const [kept, setKept] = useState<ReadonlyMap<Bulk, readonly BulkLine[]>>(new Map());
  const keep = (bulk: Bulk, lines: readonly BulkLine[]) => setKept((before) => new Map(before).set(bulk, lines));
  const forget = (bulk: Bulk) => setKept((before) => new Map([...before].filter(([one]) => one !== bulk)));
  return { kept, keep, forget };
}

export function BulkActions({ sheet }: { sheet: WageSheet | undefined }) {
  const { t } = useTranslation('wage-sheet');
  const [asked, setAsked] = useState<{ bulk: Bulk; lines: readonly BulkLine[] } | null>(null);
  const { kept, keep, forget } = useKeptLines();
  const linesFor = (bulk: Bulk) => kept.get(bulk) ?? (sheet ? linesOf(bulk, sheet) : []);
  const possible = bulks.filter((bulk) => linesFor(bulk).length > 0);
  if (possible.length === 0 && !asked) return null;
  const close = (bulk: Bulk) => setAsked((now) => (now?.bulk === bulk ? null : now));
  return (
    <div className="wage-bulk">
      {possible.map((bulk) => (
        <Button key={bulk} icon={icons[bulk]} onClick={() => setAsked({ bulk, lines: linesFor(bulk) })}>
          {t(bulk)}
        </Button>
      ))}
      {asked && (
        <Confirmation
          {...asked}
          isRepeated={kept.has(asked.bulk)}
          onSend={() => keep(asked.bulk, asked.lines)}
          onKnown={() => forget(asked.bulk)}
          onClose={() => close(asked.bulk)}
        />
      )}
    </div>
  );
}

interface ConfirmationProps {
  bulk: Bulk;
  lines: readonly BulkLine[];
  /** True if the lines were sent before, and it is not known whether they are stored. */
  isRepeated: boolean;
  onSend: () => void;
  /** Called when it is known which lines are stored. */
  onKnown: () => void;
  onClose: () => void;
}

function Confirmation({ bulk, lines, isRepeated, onSend, onKnown, onClose }: ConfirmationProps) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  const { storeItems, isPending, error, refusals } = useStoreItems();
  const format = bulk === 'agree' ? formatEffect : formatPaise;
  const sum = lines.reduce((all, { paise }) => all + (paise ?? 0), 0);
  const send = () => {
    onSend();
    storeItems(lines, {
      onAnswer: (refused) => {
        onKnown();
        if (refused.size === 0) onClose();
      },
      onError: (reason) => {
        if (!isRepeated && isRefused(reason, lines)) onKnown();
      },
    });
  };
  return (
    <Sheet
      open
      title={t(`wage-sheet:${bulk}`)}
      close={t('common:close')}
      onClose={onClose}
      foot={
        refusals.length === 0 && (
          <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
            {bulk === 'came' ? t('wages:confirm.go') : `${t('wages:confirm.go')}: ${format(sum)}`}
          </Button>
        )
      }
    >
      <p>{t(`wage-sheet:${bulk}_more`)}</p>
      <Lines lines={lines} format={format} />
      <p>{t('wages:employer.more')}</p>
      <StoreProblems error={error} refusals={refusals} />
    </Sheet>
  );
}

function Lines({ lines, format }: { lines: readonly BulkLine[]; format: (paise: number) => string }) {
  const nameOf = useOtherName();
  return (
    <ul className="wage-lines">
      {lines.map(({ person, paise }) => (
        <li key={person.account_id}>
          <span>{nameOf(person)}</span>
          {paise !== null && <span className="wage-lines__amount">{format(paise)}</span>}
        </li>
      ))}
    </ul>
  );
}
