// The page with the register of data breaches (C.6).
import { BreachesList } from '../features/admin-breaches/breaches-list.tsx';

export function AdminBreachesPage() {
  return <BreachesList />;
}
