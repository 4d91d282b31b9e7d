// Converts an endpoint of the contracts to an operation of the OpenAPI document.
import type { ZodOpenApiOperationObject, ZodOpenApiParameters } from 'zod-openapi';
import { capabilities } from '#contracts/admin-roles.ts';
import { type Auth, type Endpoint, uploadField } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { bodyExamples } from './examples.ts';
import { problemResponses, wantsCsrf } from './problems.ts';

/** Names of the permitted callers in the API reference, by the `auth` of an endpoint. */
const callers: Record<Auth, string> = {
  public: 'All clients, without authentication.',
  register: 'Holders of a registration token.',
  user: 'Signed-in workers and employers.',
  labour: 'Workers.',
  employer: 'Employers.',
  admin: 'Administrators',
};

export const callersOf = ({ auth, capability }: Endpoint): string =>
  auth === 'admin' && capability ? `Administrators: ${capabilities[capability].join(', ')}.` : callers[auth];

const scheme: Record<Auth, string | null> = {
  public: null,
  register: 'pass',
  user: 'session',
  labour: 'session',
  employer: 'session',
  admin: 'admin',
};

/** Lists the credentials that an endpoint requires. Optional credentials of a public endpoint are omitted. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  const names = [scheme[endpoint.auth], wantsCsrf(endpoint) ? 'csrf' : null].flatMap((name) => name ?? []);
  return names.length > 0 ? [Object.fromEntries(names.map((name) => [name, []]))] : [];
}

const LONG = 120;

/**
 * Splits the summary of a contract into a short summary (the first sentence) and the whole text. Removes references to
 * rules of this project, such as `(D22)`, which mean nothing to readers of the API reference.
 */
export function descriptionOf({ summary }: Endpoint): { summary: string; description: string } {
  const text = summary.replace(/ \((?:[A-Z]\.?\d+|\d\.\d)(?:, [A-Z]\d+)*\)/g, '');
  const [sentence = text] = /^.*?\.(?= |$)/.exec(text) ?? [];
  const [first = sentence] = sentence.length > LONG ? sentence.split(/[:;] |, (?:and|or) /) : [sentence];
  return { summary: first.replace(/\.$/, ''), description: text.endsWith('.') ? text : `${text}.` };
}

const idempotencyKey = z
  .optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)))
  .check(
    z.describe(
      'A unique value per action, the same for each retry. For 24 hours, a repeated call with this key returns the result of the first call.',
    ),
  );
const bootstrapToken = z
  .optional(z.string())
  .check(z.describe('The value of `ADMIN_BOOTSTRAP_TOKEN`, or the key of a demo server.'));

/** Request headers that only some operations read. The key is the name of the endpoint in the contracts. */
const headers: Record<string, z.ZodMiniObject> = {
  apply: z.object({ 'Idempotency-Key': idempotencyKey }),
  postJob: z.object({ 'Idempotency-Key': idempotencyKey }),
  createFirst: z.object({ 'X-Bootstrap-Token': bootstrapToken }),
};

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

function requestBody(
  name: string,
  { body, upload, accepts }: Endpoint,
): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload) {
    const schema = { type: 'object' as const, properties: { [uploadField]: bytes }, required: [uploadField] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const type = accepts === 'urlencoded' ? 'application/x-www-form-urlencoded' : 'application/json';
  const example = bodyExamples[name];
  const content = { [type]: { schema: body, ...(example ? { example } : {}) } };
  return { requestBody: { required: true, content } };
}

function success({ answers, response }: Endpoint) {
  if (answers) return { description: 'The file, as an attachment', content: { '*/*': { schema: bytes } } };
  return { description: 'Success', content: { 'application/json': { schema: response } } };
}

export function operation(
  id: { group: string; name: string; tag: string },
  endpoint: Endpoint,
): ZodOpenApiOperationObject {
  const { summary, description } = descriptionOf(endpoint);
  const { params, query } = endpoint;
  const header = headers[id.name];
  return {
    operationId: `${id.group}_${id.name}`,
    tags: [id.tag],
    summary,
    description: `${description}\n\n**Who may call:** ${callersOf(endpoint)}`,
    security: securityOf(endpoint),
    requestParams: {
      ...(params instanceof z.ZodMiniObject ? { path: params } : {}),
      ...(query instanceof z.ZodMiniObject ? { query } : {}),
      ...(header ? { header } : {}),
    } satisfies ZodOpenApiParameters,
    ...requestBody(`${id.group}_${id.name}`, endpoint),
    responses: { [String(endpoint.status ?? 200)]: success(endpoint), ...problemResponses(endpoint) },
  };
}
