// The page of the identity check: its steps, their status and the next action.
import { Verification } from '../features/verification/verification.tsx';

export function VerificationPage() {
  return <Verification />;
}
