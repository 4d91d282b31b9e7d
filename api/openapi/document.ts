// Generates the OpenAPI document from the endpoints.
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';
import { operation } from './operation.ts';
import { otherProblem, problemExamples } from './problems.ts';
import { namedShapes } from './shapes.ts';
import { healthTag, tags } from './tags.ts';
import { tidied } from './tidied.ts';

const ABOUT = `A job marketplace for daily-wage and skilled workers and employers in India.

Request and response bodies are JSON. Paths end in a slash, except those of administrators; the server accepts both forms. Amounts are whole rupees. Timestamps are UTC in ISO 8601. The name of a path parameter shows its type: \`_id\` is a number, \`_uid\` a UUID.

Errors are RFC 9457 problem documents (\`application/problem+json\`). Handle them by \`code\`: \`detail\` is translated and may change.`;

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `access_token` of `POST /api/v1/auth/verify-otp/` or of a registration. It expires after two hours without a request, and after 30 days at the latest.',
  },
  pass: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Registration token: the `access_token` of `POST /api/v1/auth/verify-otp/` for an unknown phone. It is valid for 15 minutes and only registers an account with that phone.',
  },
  admin: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of `POST /api/v1/admin/login`. It is valid for eight hours.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description:
      'A token from `GET /api/csrf-token`, requested with the same bearer token. It is valid for one hour. After a 403 `csrf_invalid`, request a new token and repeat the call.',
  },
} as const;

const status = z.object({ status: z.string() });

function health(id: string, summary: string): ZodOpenApiOperationObject {
  const content = { 'application/json': { schema: status } };
  const no = id === 'ready' ? { '503': { description: 'Not ready', content } } : {};
  return {
    operationId: id,
    tags: [healthTag.name],
    summary,
    security: [],
    responses: { '200': { description: 'Success', content }, ...no },
  };
}

function pathsOf(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  const put = (path: string, method: string, value: ZodOpenApiOperationObject) => {
    paths[path] = { ...paths[path], [method]: value };
  };
  for (const [group, tag] of Object.entries(tags)) {
    const members: Record<string, Endpoint> = Object.entries(endpoints).find(([key]) => key === group)?.[1] ?? {};
    for (const [name, endpoint] of Object.entries(members))
      put(endpoint.path, endpoint.method.toLowerCase(), operation({ group, name, tag: tag.name }, endpoint));
  }
  put('/live', 'get', health('live', 'Liveness check: whether the process responds'));
  put('/ready', 'get', health('ready', 'Readiness check: 503 without a database, during warm-up and during shutdown'));
  return paths;
}

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** Returns the document for all endpoints; `origin` is the public URL of the server. */
export function openApiDocument(origin = '/'): OpenApiDocument {
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'KaamSetu',
      version: '1',
      description: ABOUT,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: origin, description: 'This server' }],
    tags: [...Object.values(tags), healthTag],
    components: {
      schemas: namedShapes(),
      examples: problemExamples(),
      responses: { Other: otherProblem },
      securitySchemes,
    },
    paths: pathsOf(),
  });
  return tidied(document);
}
