// What the fake translators share: the server of the fake senders with its troubles, and words that say into which language they went.
import { type FakeProvider, type ReceivedRequest, type Reply, startProvider } from '../fake-sms/provider.ts';

export interface FakeTranslator extends FakeProvider {
  /** What a text becomes; a test may put words of its own here. */
  say: (text: string, to: string) => string;
}

/** `[ta] Mason needed`. To be closed by the test. */
export async function startTranslator(
  respond: (asked: ReceivedRequest, say: FakeTranslator['say']) => Reply,
): Promise<FakeTranslator> {
  const provider = await startProvider((asked) => respond(asked, (text, to) => translator.say(text, to)));
  const translator: FakeTranslator = Object.assign(provider, {
    say: (text: string, to: string) => `[${to}] ${text.trim()}`,
  });
  return translator;
}
