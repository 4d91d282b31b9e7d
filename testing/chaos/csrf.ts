// The token of the forms, fetched once: one that was fetched without a session is good for any.
import { z } from '#contracts/z.ts';

const answer = z.object({ csrf_token: z.string() });

export async function csrfOf(address: string): Promise<string> {
  const asked = await fetch(`${address}/api/csrf-token`);
  return answer.parse(await asked.json()).csrf_token;
}
