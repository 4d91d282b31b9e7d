// The help page: contact details of the company, short answers and guides.
import { Help } from '../features/help/help.tsx';

export function HelpPage() {
  return <Help />;
}
