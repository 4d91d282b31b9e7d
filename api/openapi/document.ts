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

Bodies and answers are JSON. Paths end in a slash, those of administrators in none; both forms are answered. Money is whole rupees, instants are UTC in ISO 8601, ids in paths are numbers or uuids as named.

What goes wrong is an RFC 9457 document (\`application/problem+json\`) with a \`code\`: go by the code, not by the words.`;

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `access_token` of `POST /api/v1/auth/verify-otp/` or of a registration. It ends after two hours without a call, at the latest after 30 days.',
  },
  pass: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `access_token` of `verify-otp` for an unknown phone: good for 15 minutes, and for registering that phone.',
  },
  admin: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of `POST /api/v1/admin/login`: eight hours.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description:
      'From `GET /api/csrf-token`, fetched with the same bearer. Good for an hour; after a 403 `csrf_invalid` fetch another and call once more.',
  },
} as const;

const status = z.object({ status: z.string() });

function health(id: string, summary: string): ZodOpenApiOperationObject {
  const content = { 'application/json': { schema: status } };
  const no = id === 'ready' ? { '503': { description: 'Not now', content } } : {};
  return {
    operationId: id,
    tags: [healthTag.name],
    summary,
    security: [],
    responses: { '200': { description: 'Yes', content }, ...no },
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
  put('/live', 'get', health('live', 'Whether the process answers'));
  put(
    '/ready',
    'get',
    health('ready', 'Whether it can do its work: 503 without a database, while it warms up and while it stops'),
  );
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
