// The status of the user's identity verification.
import { Verification } from '../features/verification/verification.tsx';

export function VerificationPage() {
  return <Verification />;
}
