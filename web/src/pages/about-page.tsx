// Who runs the place, and why.
import { About } from '../features/site-pages/about.tsx';

export function AboutPage() {
  return <About />;
}
