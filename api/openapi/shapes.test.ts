// Every object schema that a contract exports has a name in the OpenAPI document.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { namedShapes } from './shapes.ts';

const contracts = import.meta.glob<Record<string, unknown>>(['../../contracts/*.ts', '!../../contracts/*.test.ts'], {
  eager: true,
});

/**
 * Schemas without a name in the document, because no endpoint sends or accepts them: the facts and rows in signed
 * documents, a push message, and the public keys.
 */
const outsideTheApi = [
  'document-facts.ts: statementFacts',
  'document-facts.ts: slipFacts',
  'document-facts.ts: noteFacts',
  'document-facts.ts: certificateFacts',
  'document-facts.ts: diaryFacts',
  'push.ts: pushMessage',
  'signed-document.ts: issuerMetadata',
  'signed-document.ts: revokedList',
  'statement-rows.ts: statementContent',
];

it('Every object that a contract exports is a named shape', () => {
  const named = new Set<unknown>(Object.values(namedShapes()));
  const missing = Object.entries(contracts).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      value instanceof z.ZodMiniObject && !named.has(value) ? [`${file.split('/').at(-1)}: ${name}`] : [],
    ),
  );
  expect(missing).toEqual(outsideTheApi);
});
