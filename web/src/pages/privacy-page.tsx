// The privacy page of a user: consents, data export and erasure.
import { PrivacyHome } from '../features/privacy/privacy.tsx';

export function PrivacyPage() {
  return <PrivacyHome />;
}
