// The closing of the wage account, offered to an employer after the work of an application is completed.
import type { WageAccount } from '#contracts/wage-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { today } from '../../kit/text/today.ts';
import { ClosingCard, ClosingQuestion } from './closing-card.tsx';
import { useClosings } from './closing-queries.ts';
import { useWageAccounts } from './queries.ts';

/** Shows the closing of the application's wage account; nothing if there is nothing to close or to answer. */
export function ClosingOffer({ application_id }: { application_id: number }) {
  const { data = [], isPending } = useWageAccounts();
  const account = data.find((one) => one.application_id === application_id);
  if (isPending) return <Loading />;
  return account ? <Offer account={account} /> : null;
}

function Offer({ account }: { account: WageAccount }) {
  const { t } = useTranslation('wages');
  const toDay = today();
  const { data, isPending } = useClosings(account.id, toDay);
  if (isPending) return <Loading />;
  if (!data || !(data.question || data.own || data.closed || data.isClosable)) return null;
  return (
    <SectionCard icon="check-check" title={t('closing.title')}>
      <ClosingQuestion account={account} toDay={toDay} />
      <ClosingCard account={account} toDay={toDay} />
    </SectionCard>
  );
}

/** Keeps the place of the card, so that the question for a rating below it does not move. */
function Loading() {
  const { t } = useTranslation('wages');
  return (
    <Skeleton words={t('common:loading')}>
      <SkeletonLine shape="block" />
    </Skeleton>
  );
}
