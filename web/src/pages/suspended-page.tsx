// /suspended: why the own account is closed for now.
import { Suspended } from '../features/suspended/suspended.tsx';

export function SuspendedPage() {
  return <Suspended />;
}
