// The page with the public privacy notice (C.6).
import { PrivacyNotice } from '../features/site-pages/legal.tsx';

export function PrivacyNoticePage() {
  return <PrivacyNotice />;
}
