// What is kept of people, for everybody to read (C.6).
import { PrivacyNotice } from '../features/site-pages/legal.tsx';

export function PrivacyNoticePage() {
  return <PrivacyNotice />;
}
