// Looks whether the account is to be erased; only then its banner is fetched and shown.
import { Suspense } from 'react';
import { usePrivacy } from '../session/privacy.ts';
import { lazyPage } from './lazy-page.ts';

const ErasureBanner = lazyPage(() =>
  import('../features/privacy/erasure-banner.tsx').then((part) => part.ErasureBanner),
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
