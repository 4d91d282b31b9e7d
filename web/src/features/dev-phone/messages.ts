// Fetches the SMS messages that the product would have sent. The server returns the messages only to requests with the
// demo key (D109).
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { send } from '#contracts/send.ts';
import { z } from '#contracts/z.ts';
import { localKey } from '../../http/query-keys.ts';

const POLL = 2_000;
const LIMIT = 10_000;

const answer = z.object({
  messages: z.array(z.object({ to: z.string(), text: z.string(), sent_at: z.string() })),
});
export type PhoneMessage = z.output<typeof answer>['messages'][number];

async function fetchMessages(signal: AbortSignal): Promise<PhoneMessage[]> {
  const response = await send({ url: '/dev/phone/messages', init: {}, milliseconds: LIMIT, signal });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson) throw new CallError(response.ok ? 404 : response.status, null);
  const { messages } = z.parse(answer, await response.json());
  return messages.toSorted((one, other) => other.sent_at.localeCompare(one.sent_at));
}

/** Returns the messages, newest first, refetched every 2 s. */
export function useMessages() {
  return useQuery({
    queryKey: localKey('dev-phone'),
    queryFn: ({ signal }) => fetchMessages(signal),
    refetchInterval: POLL,
    staleTime: 0,
  });
}

/** Returns the six-digit code of a message; null if the message has no code. */
export function codeIn(text: string): string | null {
  return /(?<![0-9])[0-9]{6}(?![0-9])/.exec(text)?.[0] ?? null;
}
