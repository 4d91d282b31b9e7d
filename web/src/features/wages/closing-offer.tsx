// The closing of the wage account, offered to an employer after the work of an application is completed.
import type { ReactNode } from 'react';
import type { WageAccount } from '#contracts/wages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { ClosingCard, ClosingQuestion } from './closing-card.tsx';
import { useClosings } from './closing-queries.ts';
import { useWageAccounts } from './queries.ts';

interface ClosingOfferProps {
  application_id: number;
  /** Shown after the closing: the question for a rating. */
  children: ReactNode;
}

/** Shows the closing of the application's wage account with the children below it, both at once. */
export function ClosingOffer({ application_id, children }: ClosingOfferProps) {
  const { data = [], isPending } = useWageAccounts();
  const account = data.find((one) => one.application_id === application_id);
  if (isPending) return null;
  return account ? <Offer account={account}>{children}</Offer> : children;
}

function Offer({ account, children }: { account: WageAccount; children: ReactNode }) {
  const { t } = useTranslation('wages');
  const { data, isPending } = useClosings(account.id);
  if (isPending) return null;
  return (
    <>
      {data && (
        <SectionCard icon="check-check" title={t('closing.title')}>
          <ClosingQuestion account={account} />
          <ClosingCard account={account} isAsked={false} />
        </SectionCard>
      )}
      {children}
    </>
  );
}
