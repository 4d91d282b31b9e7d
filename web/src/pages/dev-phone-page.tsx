// The test phone of the demo: a page with the SMS that the server has written to a file instead of sending them.
import { Suspense } from 'react';
import { DevPhone } from '../features/dev-phone/dev-phone.tsx';
import { Splash } from '../parts/splash/splash.tsx';

export function DevPhonePage() {
  return (
    <Suspense fallback={<Splash />}>
      <DevPhone />
    </Suspense>
  );
}
