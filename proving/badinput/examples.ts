// Builds a valid value for a schema, so that only the tested field makes a request invalid.
import { type Kind, type Shape, withoutNull } from './fields.ts';

const today = new Date().toISOString().slice(0, 10);

export const examplePhone = '+919845012310';

const byKind: Partial<Record<Kind, unknown>> = {
  phone: examplePhone,
  otp: '123456',
  identity: '499118665246',
  gstin: '27AAPFU0939F1ZV',
  email: 'asha@kaamsetu.example',
};

/** Example values of fields whose format is not in the JSON schema. */
const byName: Readonly<Record<string, unknown>> = {
  phone_number: byKind.phone,
  otp: byKind.otp,
  identity_number: byKind.identity,
  identity_end: '5246',
  gst_number: byKind.gstin,
  email: byKind.email,
  pincode: '411001',
  state: 'Maharashtra',
  near: '18.52,73.85',
  password: 'teal umbrella 47 over Nashik',
  username: 'asha.menon',
  query: 'select 1',
  totp: '123456',
  code: '123456',
  salary_period: 'day',
  start_time: '07:30',
  endpoint: 'https://push.example/abc',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  task: 'tidy',
  typed_at: new Date().toISOString(),
  discovered_at: new Date(Date.now() - 3_600_000).toISOString(),
  decided_at: new Date().toISOString(),
  name: 'Mason work',
  date: today,
  contact: 'asha@kaamsetu.example',
  language: 'en',
  languages: 'en,hi',
  version: 1,
  case_number: 'KS-0000-0000',
};

const record = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

function exampleOfText(name: string, { maxLength, pattern, minLength }: Shape): unknown {
  const known = byName[name];
  if (known !== undefined) return known;
  // The pattern of base64url strings.
  if (pattern?.startsWith('^[A-Za-z0-9_-]')) return 'AAAA';
  if (pattern?.includes('19|20')) return today;
  if (pattern?.includes('[0-9a-f]{8}')) return '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e';
  if (pattern?.includes('\\d')) return '1';
  const words = 'Brick work on a school wall, three rooms';
  return words.slice(0, Math.max(minLength ?? 0, Math.min(maxLength ?? words.length, words.length)));
}

function exampleOfObject({ properties = {}, required = [] }: Shape): Record<string, unknown> {
  return Object.fromEntries(required.map((key) => [key, exampleOf(key, { ...Object(properties[key]) })]));
}

function exampleOfList(name: string, { items, minItems = 0 }: Shape): unknown[] {
  return minItems > 0 ? Array.from({ length: minItems }, () => exampleOf(name, { ...Object(items) })) : [];
}

/** Returns a value for a field. An object has only its required properties. */
export function exampleOf(name: string, given: Shape): unknown {
  const shape = withoutNull(given);
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return exampleOf(name, { ...Object(branches.at(-1)) });
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'string') return exampleOfText(name, shape);
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'array') return exampleOfList(name, shape);
  if (shape.type === 'object') return exampleOfObject(shape);
  return byName[name] ?? null;
}

const inside = (shape: Shape, key: string): Shape => {
  const plain = withoutNull(shape);
  const all = [plain, ...(plain.anyOf ?? plain.oneOf ?? []).map((branch): Shape => ({ ...Object(branch) }))];
  if (key === '0') return { ...Object(all.find(({ items }) => items)?.items) };
  return { ...Object(all.find(({ properties }) => properties?.[key] !== undefined)?.properties?.[key]) };
};

/** Returns the body with one value replaced. Missing parent objects are created. */
export function withValue(
  body: unknown,
  shape: Shape,
  { path, value }: { path: readonly string[]; value: unknown },
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const within = inside(shape, key);
  const own = record(body)[key] ?? (rest.length > 0 ? exampleOf(key, within) : undefined);
  const inner = withValue(own, within, { path: rest, value });
  if (key === '0') return [inner, ...(Array.isArray(body) ? body.slice(1) : [])];
  return { ...record(body), [key]: inner };
}
