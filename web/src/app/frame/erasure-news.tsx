// Shows a banner if the account is scheduled for erasure. The code of the banner is loaded only for such an account.
import { Suspense } from 'react';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { usePrivacy } from '../../session/privacy.ts';

const ErasureBanner = lazyPage(() =>
  import('../../features/privacy/erasure-banner.tsx').then((part) => part.ErasureBanner),
);

export function ErasureNews() {
  const { data } = usePrivacy();
  if (data?.erasure.status !== 'cooling' || !data.erasure.erase_at) return null;
  return (
    <Suspense>
      <ErasureBanner erase_at={data.erasure.erase_at} />
    </Suspense>
  );
}
