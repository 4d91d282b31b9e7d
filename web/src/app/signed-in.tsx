// The frame's parts for whoever is signed in, loaded together.
import { QueuedDaysSender } from '../features/attendance/queued-days-sender.tsx';
import { PendingSave } from '../features/saved-jobs/pending-save.tsx';
import { PendingSearch } from '../features/saved-searches/pending-search.tsx';
import { LiveConnection } from '../live/live-connection.tsx';
import { PushSubscriptionSync } from '../push/push-subscription-sync.tsx';
import { SuspensionWatch } from '../session/suspension-watch.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ErasureNews } from './erasure-news.tsx';
import { SideList } from './side-list.tsx';
import { SignedInBar } from './signed-in-bar.tsx';

export { BottomBar, SideList, SignedInBar };

/** Shows next to nothing: the live line, whether the account is open, rings, kept days and wishes, news of an erasure. */
export function SignedInCompany() {
  return (
    <>
      <LiveConnection />
      <SuspensionWatch />
      <PushSubscriptionSync />
      <QueuedDaysSender />
      <ErasureNews />
      <PendingSave />
      <PendingSearch />
    </>
  );
}
