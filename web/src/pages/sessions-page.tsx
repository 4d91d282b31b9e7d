// The page with the list of the user's sessions.
import { Sessions } from '../features/settings/sessions.tsx';

export function SessionsPage() {
  return <Sessions />;
}
