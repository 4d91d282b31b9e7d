// The agreed rate and pay day of a wage account, the question of the other side about other terms, the own proposal, and
// the button that proposes other terms. The first tap opens a sheet, the second tap sends.
import { useState } from 'react';
import type { ClosingDecision, WageTerms, WageTermsProposal } from '#contracts/wage-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { useDecideTerms, useTerms } from './terms-queries.ts';
import { TermsSheet } from './terms-sheet.tsx';
import { useTermsText } from './terms-text.ts';

/** The latest agreed terms, the user's own proposal, and the button that proposes terms if no proposal waits. */
export function TermsCard({ account }: { account: number }) {
  const { t } = useTranslation('wages');
  const text = useTermsText();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useTerms(account);
  if (!data) return null;
  const { agreed, question, own, declined } = data;
  return (
    <>
      <p className="account__open">
        <Icon name="rupee" size={20} />
        {agreed ? `${t('terms.title')}: ${text(agreed)}` : t('terms.none')}
      </p>
      {declined && (
        <p className="account__open">
          <Icon name="x" size={20} />
          {t('terms.declined', { terms: text(declined) })}
        </p>
      )}
      {own && <OpenProposal key={own.seq} account={account} proposal={own} />}
      {!own && !question && (
        <Button wide icon="pencil" onClick={() => setIsOpen(true)}>
          {agreed ? t('terms.open') : t('terms.open_first')}
        </Button>
      )}
      {isOpen && <TermsSheet account={account} agreed={agreed} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const icons = { agree: 'check', decline: 'x', withdraw: 'undo' } as const;
const texts = { agree: 'ask.yes', decline: 'ask.no', withdraw: 'withdraw' } as const;
const titles = { agree: 'terms.agree', decline: 'terms.decline', withdraw: 'closing.withdraw' } as const;

/** Returns how the proposal compares with the agreed terms: `less` and `more` only for the same basis. */
function changeOf(proposal: WageTermsProposal, agreed: WageTerms): 'less' | 'more' | 'now' {
  if (proposal.basis !== agreed.basis || proposal.paise === agreed.paise) return 'now';
  return proposal.paise < agreed.paise ? 'less' : 'more';
}

const signs = { less: 'arrow-down', more: 'arrow-up', now: 'rupee' } as const;

/** A proposal that the user can answer or take back. */
export function OpenProposal({ account, proposal }: { account: number; proposal: WageTermsProposal }) {
  const { t } = useTranslation('wages');
  const text = useTermsText();
  const [chosen, setChosen] = useState<ClosingDecision | null>(null);
  const { mutateAsync, isPending, error } = useDecideTerms(account, proposal.seq);
  const isOwn = proposal.allowed.includes('withdraw');
  const words = { terms: text(proposal) };
  const question = isOwn ? t('terms.asked', words) : t('terms.question', words);
  const agreed = useTerms(account).data?.agreed;
  const change = agreed && changeOf(proposal, agreed);
  const compared = agreed && change ? t(`terms.${change}`, { terms: text(agreed) }) : '';
  const note = agreed ? t('terms.note') : t('terms.note_first');
  const comparison = change && (
    <p className="account__open">
      <Icon name={signs[change]} size={20} />
      {compared}
    </p>
  );
  return (
    <div className="wage-question">
      <p className="wage-question__text">{question}</p>
      {comparison}
      <p>{note}</p>
      <ReadAloud of={{ text: { title: question, words: [question, compared, note].filter(Boolean) } }} looks="big" />
      <div className="wage-question__answers">
        {proposal.allowed.map((decision) => (
          <Button key={decision} icon={icons[decision]} onClick={() => setChosen(decision)}>
            {t(texts[decision])}
          </Button>
        ))}
      </div>
      {chosen && (
        <ConfirmSheet
          title={t(titles[chosen])}
          isPending={isPending}
          error={error}
          onSend={() => mutateAsync(chosen)}
          onClose={() => setChosen(null)}
        >
          {chosen === 'agree' && <p>{words.terms}</p>}
          {chosen === 'agree' && comparison}
        </ConfirmSheet>
      )}
    </div>
  );
}
