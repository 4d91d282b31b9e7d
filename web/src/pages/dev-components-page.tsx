// /dev/components: every component there is; the built product does not have it.
import { Suspense } from 'react';
import { Splash } from '../app/splash.tsx';
import { DevComponents } from '../features/dev-components/dev-components.tsx';

export function DevComponentsPage() {
  return (
    <Suspense fallback={<Splash />}>
      <DevComponents />
    </Suspense>
  );
}
