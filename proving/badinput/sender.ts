// Sends requests unchanged over real connections, up to eight at a time.
import { Agent, request } from 'node:http';
import type { Answer } from './check-answer.ts';
import { sendRaw } from './raw.ts';
import type { Sending } from './requests.ts';

const AT_ONCE = 8;
const PATIENCE_MS = 20_000;

export type Send = (sending: Sending) => Promise<Answer>;

/** The result if the connection broke before a response: status 0. */
const broken = (error: Error, ms: number): Answer => ({ status: 0, type: '', text: error.message, ms });

/** Returns a function that sends requests to this server. */
export function senderTo(base: string): Send & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { hostname, port } = new URL(base);
  const sendRequest = ({ method, target, headers, body }: Sending) =>
    new Promise<Answer>((resolve) => {
      const begun = performance.now();
      const took = () => performance.now() - begun;
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const call = request(
        { agent, hostname, port, method, path: target, headers: { ...length, ...headers }, timeout: PATIENCE_MS },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', (error) => resolve(broken(error, took())));
          response.on('end', () => {
            const type = response.headers['content-type'] ?? '';
            resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(parts).toString(), ms: took() });
          });
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', (error) => resolve(broken(error, took())));
      call.end(body ?? undefined);
    });
  // The server may close an idle connection just when it is reused, so retry once. If the server has crashed, the
  // second connection breaks too.
  const sendKept = async (sending: Sending) => {
    const answer = await sendRequest(sending);
    return answer.status === 0 ? sendRequest(sending) : answer;
  };
  const send: Send = (sending) => (sending.bytes ? sendRaw(base, sending.bytes) : sendKept(sending));
  return Object.assign(send, { close: () => agent.destroy() });
}

const wantsNobody = ({ must }: Sending) => Array.isArray(must) && must.includes(401);

/** Repeats the requests that failed because another request of the batch had logged out their session. */
async function retryFailed(send: Send, sendings: readonly Sending[], answers: Answer[]): Promise<void> {
  for (const [place, sending] of sendings.entries())
    if (answers[place]?.status === 401 && sending.revive && !wantsNobody(sending)) {
      await sending.revive();
      answers[place] = await send(sending);
    }
}

/** Sends all requests, eight at a time. Returns the responses in the order of the requests. */
export async function sendAll(send: Send, sendings: readonly Sending[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const lane = async () => {
    while (next < sendings.length) {
      const place = next;
      next += 1;
      const sending = sendings[place];
      if (sending) answers[place] = await send(sending);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await retryFailed(send, sendings, answers);
  return answers;
}
