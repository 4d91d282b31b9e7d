// What one was told of breaches of one's data (C.6).
import { BreachNotices } from '../features/breach-notices/breach-notices.tsx';

export function BreachNoticesPage() {
  return <BreachNotices />;
}
