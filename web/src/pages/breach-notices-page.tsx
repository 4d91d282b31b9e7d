// The page with the data breach notices that the user received (C.6).
import { BreachNotices } from '../features/breach-notices/breach-notices.tsx';

export function BreachNoticesPage() {
  return <BreachNotices />;
}
