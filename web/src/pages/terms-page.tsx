// The rules of the place.
import { Terms } from '../features/site-pages/legal.tsx';

export function TermsPage() {
  return <Terms />;
}
