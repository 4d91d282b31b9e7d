// The common part of the fake translators. They use the server of the fake SMS providers, which can simulate faults. A
// fake translation is the source text after the target language in brackets.
import { type FakeProvider, type ReceivedRequest, type Reply, startProvider } from '../fake-sms/provider.ts';

export interface FakeTranslator extends FakeProvider {
  /** Returns the translation of a string. A test may replace this function. */
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
