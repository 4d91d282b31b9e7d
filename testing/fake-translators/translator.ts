// The common part of the fake translators: the same server as for the fake SMS providers, with faults on demand. A
// translation is the source text with the target language in front of it.
import { type FakeProvider, type ReceivedRequest, type Reply, startProvider } from '../fake-sms/provider.ts';

export interface FakeTranslator extends FakeProvider {
  /** Returns the translation of a string. A test may replace it. */
  say: (text: string, to: string) => string;
}

/** Starts a translator that returns strings such as `[ta] Mason needed`. The test must close it. */
export async function startTranslator(
  respond: (asked: ReceivedRequest, say: FakeTranslator['say']) => Reply,
): Promise<FakeTranslator> {
  const provider = await startProvider((asked) => respond(asked, (text, to) => translator.say(text, to)));
  const translator: FakeTranslator = Object.assign(provider, {
    say: (text: string, to: string) => `[${to}] ${text.trim()}`,
  });
  return translator;
}
