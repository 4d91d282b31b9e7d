// Every place of a route into which somebody can put a value: each field of its body, its query and its path, out of the contract's own schema.
import type { Endpoint } from '#contracts/http.ts';
import { z } from '#contracts/z.ts';

export type Shape = z.core.JSONSchema.BaseSchema;

/** What a field is for: it decides which values of the corpus are tried in it. */
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
  /** Where it stands in a body; one name elsewhere. */
  path: readonly string[];
  name: string;
  kind: Kind;
  shape: Shape;
  /** Whether the body must have it. */
  nullable: boolean;
}

const shapeOf = (schema: unknown): Shape => (typeof schema === 'object' && schema !== null ? { ...schema } : {});

/** The schema of a part of a request as JSON schema, as it is sent. */
export function sentShape(schema: z.core.$ZodType | undefined): Shape | null {
  return schema ? shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : null;
}

const branchesOf = ({ anyOf, oneOf }: Shape): Shape[] => (anyOf ?? oneOf ?? []).map(shapeOf);
const isNull = ({ type }: Shape) => type === 'null';

/** Without `null`, where that is the other choice. */
export function withoutNull(shape: Shape): Shape {
  const rest = branchesOf(shape).filter((branch) => !isNull(branch));
  const [only] = rest;
  return rest.length === 1 && only ? only : shape;
}

/** Kinds that a field has by its pattern, as the contracts write it. */
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

/** `type: ["number", "null"]` as the one type it is. */
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

/** All fields of a route, each once. */
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
