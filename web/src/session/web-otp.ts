// Reads the one-time code from an incoming SMS, so that the user need not type it, in browsers that support WebOTP
// (C.5).
import { useEffect } from 'react';

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const codeOf = (credential: Credential | null): string | null =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;

/**
 * Calls `onCode` with the code of an SMS that arrives while the component is mounted. The hook reads one SMS. To make
 * it wait for the SMS of another code, pass a larger `round`.
 */
export function useWebOtp(onCode: (code: string) => void, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new round restarts the effect
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const giveUp = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: giveUp.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = codeOf(credential);
        if (code) onCode(code);
      })
      .catch(() => {
        // The browser or the user has rejected the request, or the request was aborted. The user can type the code
        // instead.
      });
    return () => giveUp.abort();
  }, [onCode, round]);
}
