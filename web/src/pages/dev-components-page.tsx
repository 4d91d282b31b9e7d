// `/dev/components`: a gallery of all components, only in development.
import { Suspense } from 'react';
import { DevComponents } from '../features/dev-components/dev-components.tsx';
import { Splash } from '../parts/splash/splash.tsx';

export function DevComponentsPage() {
  return (
    <Suspense fallback={<Splash />}>
      <DevComponents />
    </Suspense>
  );
}
