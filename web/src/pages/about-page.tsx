// The page about the company and its purpose.
import { About } from '../features/site-pages/about.tsx';

export function AboutPage() {
  return <About />;
}
