// The page about the company: its purpose, features and history, and its goals beside the counted statistics.
import { FeatureTexts } from '../features/landing/feature-texts.tsx';
import { Goals } from '../features/landing/goals.tsx';
import { History } from '../features/landing/history.tsx';
import { About } from '../features/site-pages/about.tsx';

export function AboutPage() {
  return (
    <About>
      <FeatureTexts />
      <Goals />
      <History />
    </About>
  );
}
