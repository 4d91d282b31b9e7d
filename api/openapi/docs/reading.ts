// Schema of the parts of the OpenAPI document that the reference pages show, and functions that read them.
import { z } from '#contracts/z.ts';

const content = z.record(
  z.string(),
  z.looseObject({
    schema: z.optional(z.unknown()),
    example: z.optional(z.unknown()),
    examples: z.optional(z.record(z.string(), z.unknown())),
  }),
);
const parameter = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: z.optional(z.unknown()),
});
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.record(z.string(), z.looseObject({ description: z.optional(z.string()), content: z.optional(content) })),
});
const schemes = z.record(z.string(), z.looseObject({ description: z.string() }));
const problem = z.object({ value: z.looseObject({ status: z.int(), code: z.string(), detail: z.string() }) });
const shape = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: schemes,
    examples: z.record(z.string(), problem),
  }),
});

export type Reading = z.output<typeof shape>;
export type Operation = z.output<typeof operation>;

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

export const readDocument = (document: object): Reading => shape.parse(JSON.parse(JSON.stringify(document)));

/** Returns the operations that have the tag; all operations if `tag` is undefined. */
export function callsOf({ paths }: Reading, tag?: string): Call[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ method: method.toUpperCase(), path, operation: one })),
  );
  return tag === undefined ? all : all.filter((call) => call.operation.tags.includes(tag));
}

/** Returns the URL part for a tag: `Admin: people` → `admin-people`. */
export const slugOf = (tag: string) => tag.toLowerCase().replace(/[^a-z]+/g, '-');
