// Where one is signed in.
import { Sessions } from '../features/settings/sessions.tsx';

export function SessionsPage() {
  return <Sessions />;
}
