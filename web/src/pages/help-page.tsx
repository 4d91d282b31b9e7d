// How the place works and how its people are reached.
import { Help } from '../features/help/help.tsx';

export function HelpPage() {
  return <Help />;
}
