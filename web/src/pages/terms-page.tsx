// The page with the terms of use.
import { Terms } from '../features/site-pages/legal.tsx';

export function TermsPage() {
  return <Terms />;
}
