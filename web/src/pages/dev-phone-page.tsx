// The test phone: shows SMS of a server that writes them to a file instead of sending them.
import { Suspense } from 'react';
import { Splash } from '../app/splash.tsx';
import { DevPhone } from '../features/dev-phone/dev-phone.tsx';

export function DevPhonePage() {
  return (
    <Suspense fallback={<Splash />}>
      <DevPhone />
    </Suspense>
  );
}
