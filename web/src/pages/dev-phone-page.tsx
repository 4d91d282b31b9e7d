// The page of the test phone: only the server that writes messages to a file has anything to show here.
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
