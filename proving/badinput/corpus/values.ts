// All test cases with hostile values, and the requests that send these values to a route.
import type { Field } from '../fields.ts';
import { goodRequest, type Must, type Route, type Scene, type Sending, withField } from '../requests.ts';
import type { ValueCase } from './case.ts';
import { extraKeys, jsonValues } from './json-values.ts';
import { numbers } from './numbers.ts';
import { people } from './people.ts';
import { words } from './words.ts';

export const valueCases: readonly ValueCase[] = [...jsonValues, ...people, ...words, ...numbers];

/** Whether the body of a route accepts unknown keys. */
const takesAnyKey = ({ body }: Route) =>
  body !== null && (body.additionalProperties === undefined || typeof body.additionalProperties === 'object');

/** Returns requests whose valid body has one additional, hostile key as its first key. */
function withKeys(route: Route, scene: Scene): Sending[] {
  if (route.endpoint.method === 'GET' || route.endpoint.upload || route.endpoint.accepts) return [];
  return extraKeys.map(([id, key, value]) => {
    const request = goodRequest(route, scene, {
      id,
      about: `the key ${key}`,
      must: takesAnyKey(route) && !route.body?.oneOf ? 'any' : [422],
    });
    const text = typeof request.body === 'string' ? request.body : '{}';
    const body = text.replace(/^\{/, text === '{}' ? `{"${key}":${value}` : `{"${key}":${value},`);
    return { ...request, body, headers: { ...request.headers, 'content-type': 'application/json' } };
  });
}

/**
 * Whether a hostile value is sent in a password that is only compared and never stored. Such a field accepts the values
 * B36 (a NUL) and B38 (only blanks), because a wrong password counts as a failed login.
 */
const isCompared = ({ name, shape }: Field, id: string) =>
  name.endsWith('password') && shape.minLength === 1 && (id === 'B36' || id === 'B38');

/** Returns one request for each field of a route and each hostile value that is sent in this field. */
export function valueRequests(route: Route, scene: Scene): Sending[] {
  // A form contains only text. Numbers and malformed Unicode therefore arrive as other text, which may fail for other
  // reasons, so any response is accepted.
  const isForm = route.endpoint.accepts === 'urlencoded';
  const mustOf = ({ id, must }: ValueCase, field: Field): Must => {
    if (isForm || isCompared(field, id)) return 'any';
    return typeof must === 'function' ? must(field) : must;
  };
  const inFields = route.fields.flatMap((field) =>
    valueCases
      .filter(({ fits }) => fits(field))
      .map((one) =>
        withField(route, scene, { id: one.id, about: one.about, field, value: one.value, must: mustOf(one, field) }),
      ),
  );
  return [...withKeys(route, scene), ...inFields];
}
