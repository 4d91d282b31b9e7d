// State of the resend button for a one-time code: seconds until the user may request another code, expiry of the last
// code, number of sent codes.
import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { type SentCode, useSendCode } from './codes.ts';

/** Default lifetime of a code, in seconds. */
export const CODE_LIFE = 300;

/** Returns the current time in milliseconds, updated twice a second, and `look`, which updates the time immediately. */
function useNow() {
  const [now, setNow] = useState(Date.now);
  const look = useCallback(() => setNow(Date.now()), []);
  useEffect(() => {
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [look]);
  return { now, look };
}

const from = (seconds: number) => Date.now() + seconds * 1000;

interface AnotherCodeProps {
  sent: SentCode;
  for_registration: boolean;
  onResent: () => void;
}

export function useAnotherCode({ sent, for_registration, onResent }: AnotherCodeProps) {
  const [opens, setOpens] = useState(() => from(sent.resend_after));
  const [ends, setEnds] = useState(() => from(sent.expires_in ?? CODE_LIFE));
  const [sends, setSends] = useState(1);
  const { now, look } = useNow();
  // Pass the callbacks to the hook, not to `mutate`: a code may be sent before React has run the effects of the first
  // render, and React Query drops callbacks that `mutate` gets so early.
  const { mutate, isPending, isSuccess, error } = useSendCode({
    for_registration,
    onSuccess: (next) => {
      setOpens(from(next.resend_after));
      setEnds(from(next.expires_in ?? CODE_LIFE));
      setSends((before) => before + 1);
      look();
      onResent();
    },
    onError: (refused) => {
      const wait = refused instanceof CallError ? refused.document?.retry_after : undefined;
      if (typeof wait === 'number') setOpens(from(wait));
      look();
    },
  });
  const send = () => mutate(sent.phone);
  return {
    /** Whole seconds until another code may be requested. */
    seconds: Math.max(0, Math.ceil((opens - now) / 1000)),
    isExpired: now >= ends,
    sends,
    send,
    isPending,
    isSent: isSuccess,
    error,
  };
}

export type AnotherCode = ReturnType<typeof useAnotherCode>;
