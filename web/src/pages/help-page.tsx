// Help: how the site works and how to contact the company.
import { Help } from '../features/help/help.tsx';

export function HelpPage() {
  return <Help />;
}
