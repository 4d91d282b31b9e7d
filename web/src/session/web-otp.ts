// Reads the code out of the SMS where the browser can (WebOTP; decisions C.5).
import { useEffect } from 'react';

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const codeOf = (credential: Credential | null): string | null =>
  credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;

/** Calls `onCode` with the code of a message that arrives while the component is shown; each new `round` waits for another one. */
export function useWebOtp(onCode: (code: string) => void, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is what starts it anew
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
        // Refused or abandoned: the person types the code.
      });
    return () => giveUp.abort();
  }, [onCode, round]);
}
