// What is known of a person, and what they may do about it.
import { PrivacyHome } from '../features/privacy/privacy.tsx';

export function PrivacyPage() {
  return <PrivacyHome />;
}
