// Endpoint of the phrase catalogue: predefined sentences, which the app has in all its languages (D110).
import { endpoint } from './http.ts';
import { phraseSlotKinds, phraseUses } from './phrase-uses.ts';
import { applicationStatus } from './reference.ts';
import { language } from './values.ts';
import { z } from './z.ts';

const listPhrases = endpoint({
  method: 'GET',
  path: '/api/v1/phrases/',
  summary:
    'The phrases in the requested language: sentences that every reader reads in their own language. `{{name}}` marks a slot.',
  auth: 'public',
  query: z.strictObject({ use: z.optional(z.enum(phraseUses, 'not_a_choice')), language: z.optional(language) }),
  response: z.object({
    phrases: z.array(
      z.object({
        phrase: z.string(),
        version: z.int(),
        use: z.enum(phraseUses),
        /** Trades whose job posts offer the phrase; empty for all trades. */
        roles: z.array(z.string()),
        /** Statuses of an application with which the phrase may be sent; empty for all statuses. */
        statuses: z.array(applicationStatus),
        slots: z.record(z.string(), z.enum(phraseSlotKinds)),
        text: z.string(),
      }),
    ),
  }),
});

export const phraseEndpoints = { listPhrases };
