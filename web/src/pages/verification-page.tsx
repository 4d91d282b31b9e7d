// How far the own identity has come.
import { Verification } from '../features/verification/verification.tsx';

export function VerificationPage() {
  return <Verification />;
}
