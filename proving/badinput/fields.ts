// Lists all fields of a route's body, query and path, from the schemas of its contract.
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';

export type Shape = z.core.JSONSchema.BaseSchema;

/** The purpose of a field, which decides which corpus values are tried in it. */
export type Kind =
  | 'phone'
  | 'otp'
  | 'identity'
  | 'gstin'
  | 'email'
  | 'date'
  | 'uuid'
  | 'id'
  | 'whole'
  | 'choice'
  | 'language'
  | 'pattern'
  | 'text'
  | 'number'
  | 'flag'
  | 'list'
  | 'object'
  | 'never'
  | 'any';

export interface Field {
  place: 'body' | 'query' | 'path';
  /** The path in a body; a single name elsewhere. */
  path: readonly string[];
  name: string;
  kind: Kind;
  shape: Shape;
  /** Whether the field may be null. */
  nullable: boolean;
}

const shapeOf = (schema: unknown): Shape => (typeof schema === 'object' && schema !== null ? { ...schema } : {});

/** Returns the JSON schema of a part of a request, as it is sent; null without a schema. */
export function sentShape(schema: z.core.$ZodType | undefined): Shape | null {
  return schema ? shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : null;
}

const branchesOf = ({ anyOf, oneOf }: Shape): Shape[] => (anyOf ?? oneOf ?? []).map(shapeOf);
const isNull = ({ type }: Shape) => type === 'null';

/** For a schema that accepts null or one other type, returns the schema of the other type. */
export function withoutNull(shape: Shape): Shape {
  const rest = branchesOf(shape).filter((branch) => !isNull(branch));
  const [only] = rest;
  return rest.length === 1 && only ? only : shape;
}

/** Kinds of fields by the patterns that the contracts use. */
const byPattern: readonly (readonly [string, Kind])[] = [
  ['^\\d{1,9}$', 'whole'],
  ['^[1-9]\\d{0,14}$', 'id'],
  ['[0-9a-f]{8}', 'uuid'],
  ['(?:19|20)\\d{2}-\\d{2}-\\d{2}', 'date'],
];

const byName: Readonly<Record<string, Kind>> = {
  phone_number: 'phone',
  otp: 'otp',
  identity_number: 'identity',
  gst_number: 'gstin',
  email: 'email',
};

function kindOfText(name: string, { pattern, enum: choices, const: only }: Shape): Kind {
  if (choices || only !== undefined) return name === 'language' ? 'language' : 'choice';
  if (pattern) return byPattern.find(([part]) => pattern.includes(part))?.[1] ?? 'pattern';
  return byName[name] ?? 'text';
}

function kindOf(name: string, shape: Shape): Kind {
  if (shape.not) return 'never';
  const { type } = shape;
  if (type === 'string' || shape.enum) return kindOfText(name, shape);
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'array') return 'list';
  return type === 'object' ? 'object' : 'any';
}

const isNullable = (shape: Shape) =>
  branchesOf(shape).some(isNull) || (Array.isArray(shape.type) && shape.type.includes('null'));

/** Replaces a list of types such as `["number", "null"]` by the type that is not null. */
function plain(given: Shape): Shape {
  const shape = withoutNull(given);
  const types: unknown = shape.type;
  if (!Array.isArray(types)) return shape;
  return { ...shape, type: types.find((type) => type !== 'null') };
}

function walk(place: Field['place'], path: readonly string[], given: Shape): Field[] {
  const shape = plain(given);
  const name = path.at(-1) ?? '';
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, value]) =>
    walk(place, [...path, key], shapeOf(value)),
  );
  const several = branchesOf(shape).filter(({ type }) => type === 'object');
  const branches = several
    .flatMap((branch) => walk(place, path, branch))
    .filter(({ path: own }) => own.length > path.length);
  const items = shape.items ? walk(place, [...path, '0'], shapeOf(shape.items)) : [];
  const own: Field[] =
    path.length === 0 ? [] : [{ place, path, name, shape, kind: kindOf(name, shape), nullable: isNullable(given) }];
  return [...own, ...inner, ...items, ...branches];
}

/** Returns all fields of a route, without duplicates. */
export function fieldsOf({ params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>): Field[] {
  const parts: readonly (readonly [Field['place'], z.core.$ZodType | undefined])[] = [
    ['path', params],
    ['query', query],
    ['body', body],
  ];
  const found = new Map<string, Field>();
  for (const [place, schema] of parts)
    for (const field of walk(place, [], sentShape(schema) ?? {}))
      found.set(`${place} ${field.path.join('.')}`, found.get(`${place} ${field.path.join('.')}`) ?? field);
  return [...found.values()];
}
