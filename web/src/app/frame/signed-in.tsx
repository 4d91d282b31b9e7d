// The frame's parts for signed-in users, in one chunk.
import { PendingSave } from '../../features/saved-jobs/pending-save.tsx';
import { PendingSearch } from '../../features/saved-searches/pending-search.tsx';
import { PushSubscriptionSync } from '../../parts/push/push-subscription-sync.tsx';
import { UnsentSender } from '../../parts/unsent/unsent-sender.tsx';
import { SuspensionWatch } from '../../session/suspension-watch.tsx';
import { LanguageRefetch } from '../language/language-refetch.tsx';
import { LiveConnection } from '../live/live-connection.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErasureNews } from './erasure-news.tsx';
import { SideList } from './side-list.tsx';
import { SignedInBar } from './signed-in-bar.tsx';
import { unsentDeliveries } from './unsent-deliveries.ts';

export { BottomBar, SideList, SignedInBar };

/**
 * Background tasks of a signed-in user: the live connection, new data after a change of the language, the check for a
 * suspension, the push subscription, sending what was stored without a network, the erasure banner, and saving a job
 * that the user chose before sign-in.
 */
export function SignedInCompany() {
  return (
    <>
      <LiveConnection />
      <LanguageRefetch />
      <SuspensionWatch />
      <PushSubscriptionSync />
      <UnsentSender deliveries={unsentDeliveries} />
      <ErasureNews />
      <PendingSave />
      <PendingSearch />
    </>
  );
}
