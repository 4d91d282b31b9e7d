// HTTP route of the phrase catalogue, the predefined sentences in every language.
import type { Express } from 'express';
import { phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import { phraseEndpoints } from '#contracts/phrase-endpoints.ts';
import { phraseTemplate } from '#locales/phrase-text.ts';
import type { ApiDeps } from '../deps.ts';
import { varyingReader } from '../http/in-language.ts';
import { mount } from '../http/route.ts';

export function phraseRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, phraseEndpoints.listPhrases, async (call) => {
    const { query } = call;
    const language = varyingReader(call)?.language ?? 'en';
    const wanted = [...phraseCatalogue].filter(([, { use }]) => query.use === undefined || use === query.use);
    const phrases = wanted.map(([phrase, entry]) => ({
      phrase,
      version: versionOf(entry),
      use: entry.use,
      roles: entry.roles ?? [],
      statuses: entry.for ?? [],
      slots: entry.slots ?? {},
      text: phraseTemplate(language, phrase, versionOf(entry)) ?? phrase,
    }));
    return { phrases };
  });
}
