// `/suspended`: the reason why the user's account is suspended.
import { Suspended } from '../features/suspended/suspended.tsx';

export function SuspendedPage() {
  return <Suspended />;
}
