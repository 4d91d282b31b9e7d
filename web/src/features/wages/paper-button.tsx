// The button that opens the sheet of a signed paper.
import { type ReactNode, useState } from 'react';
import { monthOf } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { type AskedPaper, useRequestPaper } from './paper-queries.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { useTerms } from './terms-queries.ts';

const STATEMENT: AskedPaper = { kind: 'wage-statement' };

interface PaperButtonProps {
  account: number;
  /** The paper; the wage statement if missing. */
  paper?: AskedPaper;
  /** True if the tap that opens the sheet also requests the paper. */
  isAtOnce?: boolean;
  /** The text of the button, if it must name the account. */
  children?: ReactNode;
}

export function PaperButton({ account, paper = STATEMENT, isAtOnce = false, children }: PaperButtonProps) {
  const { t } = useTranslation('documents');
  const [isOpen, setIsOpen] = useState(false);
  const request = useRequestPaper(account, paper);
  const open = () => {
    setIsOpen(true);
    if (isAtOnce) request.mutate();
  };
  return (
    <>
      <Button wide icon="file" onClick={open}>
        {children ?? t('open')}
      </Button>
      {isOpen && <PaperSheet kind={paper.kind} request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The button that makes the wage slip of a month (`2026-11`) with one tap. */
export function SlipButton({ account, month }: { account: number; month: string }) {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  return (
    <PaperButton key={month} account={account} paper={{ kind: 'wage-slip', month }} isAtOnce>
      {t('slip_of', { month: monthOf(`${month}-01`, language) })}
    </PaperButton>
  );
}

/** The button that makes the appointment note with one tap; nothing if the account has no agreed terms. */
export function NoteButton({ account }: { account: number }) {
  const { t } = useTranslation('documents');
  const { data } = useTerms(account);
  if (!data?.agreed) return null;
  return (
    <PaperButton account={account} paper={{ kind: 'appointment-note' }} isAtOnce>
      {t('title.appointment-note')}
    </PaperButton>
  );
}
