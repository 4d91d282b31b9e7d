// The user's stored data and the privacy actions.
import { PrivacyHome } from '../features/privacy/privacy.tsx';

export function PrivacyPage() {
  return <PrivacyHome />;
}
