// `/dev/components`: a gallery of all components, only in development.
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
