// The OpenAPI document, made from the endpoints themselves.
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { endpoints } from '#contracts/endpoints.ts';
import { type Endpoint, uploadField } from '#contracts/http.ts';
import { problemDocument, problemStatus } from '#contracts/problems.ts';

const wantsCsrf = ({ csrf, method, path }: Endpoint) => (csrf ?? method !== 'GET') && !path.includes('/auth/');

function problemCodes(endpoint: Endpoint): string[] {
  const always = [
    ...(endpoint.body || endpoint.query || endpoint.upload ? ['validation_failed'] : []),
    ...(endpoint.auth === 'public' ? [] : ['not_authenticated']),
    ...(endpoint.auth === 'labour' || endpoint.auth === 'employer' || endpoint.auth === 'admin' ? ['forbidden'] : []),
    ...(endpoint.method !== 'GET' && wantsCsrf(endpoint) ? ['csrf_invalid'] : []),
  ];
  return [...always, ...(endpoint.problems ?? [])];
}

function problemResponses(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries(problemStatus)) {
    if (problemCodes(endpoint).includes(code)) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: { 'application/problem+json': { schema: problemDocument } } },
  ]);
  return Object.fromEntries(entries);
}

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

function requestBody({ body, upload, accepts }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload) {
    const schema = { type: 'object' as const, properties: { [uploadField]: bytes }, required: [uploadField] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const type = accepts === 'urlencoded' ? 'application/x-www-form-urlencoded' : 'application/json';
  return body ? { requestBody: { content: { [type]: { schema: body } } } } : {};
}

function success({ answers, response }: Endpoint) {
  if (answers) return { description: 'The bytes, as an attachment', content: { '*/*': { schema: bytes } } };
  return { description: 'Success', content: { 'application/json': { schema: response } } };
}

function operation(name: string, tag: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const csrf = wantsCsrf(endpoint);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    security: endpoint.auth === 'public' ? [] : [csrf ? { bearer: [], csrf: [] } : { bearer: [] }],
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params as never } : {}),
      ...(endpoint.query ? { query: endpoint.query as never } : {}),
    },
    ...requestBody(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: success(endpoint),
      ...problemResponses(endpoint),
    },
  };
}

/** The document for all endpoints. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, group] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(group)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(name, tag, endpoint),
      };
    }
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'KaamSetu',
      version: '1',
      description: 'A job marketplace. Problems are RFC 9457 documents with a `code`.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
    paths: paths as ZodOpenApiPathsObject,
  });
}
