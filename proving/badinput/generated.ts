// Generates test cases: a valid request with one field replaced by a corpus value or by any JSON.
import fc from 'fast-check';
import { valueCases } from './corpus/values.ts';
import type { Field } from './fields.ts';
import { type Route, type Scene, type Sending, withField } from './requests.ts';

/** A generated case: the route, the field and the value. */
export interface GeneratedCase {
  route: Route;
  field: Field;
  value: unknown;
}

const corpus = valueCases.map(({ value }) => value);

/** Values at the limits of a field's schema, and just beyond the limits. */
function edges({ shape }: Field): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 100, minLength = 0, maxLength = 40 } = shape;
  const text = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0 && length < 80_000);
  return fc.constantFrom<unknown>(
    ...[minimum - 1, minimum, maximum, maximum + 1, 0.5],
    ...text.map((length) => 'क'.repeat(length)),
    ...(shape.enum ?? []),
  );
}

/** Generates text of any characters, including lone surrogates and characters with a meaning in queries and HTML. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.stringMatching(/^[%_'"\\;:$(){}<>\-+=\d\s]{0,40}$/),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
);

const valueFor = (field: Field) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...corpus) },
    { weight: 3, arbitrary: anyText },
    { weight: 2, arbitrary: edges(field) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.double(),
        fc.bigInt().map(Number),
        fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
      ),
    },
  );

/**
 * Generates cases for all routes that have a field; the same seed gives the same cases. They are grouped by route,
 * because each route has its own test data.
 */
export function drawCases(
  routes: readonly Route[],
  { seed, count }: { seed: number; count: number },
): Map<Route, GeneratedCase[]> {
  const open = routes.filter(({ fields }) => fields.length > 0);
  const all = open.flatMap((route) => route.fields.map((field) => ({ route, field })));
  const drawn = fc.sample(
    fc
      .constantFrom(...all)
      .chain(({ route, field }) => valueFor(field).map((value): GeneratedCase => ({ route, field, value }))),
    { seed, numRuns: count },
  );
  const byRoute = new Map<Route, GeneratedCase[]>();
  for (const one of drawn) byRoute.set(one.route, [...(byRoute.get(one.route) ?? []), one]);
  return byRoute;
}

const shown = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 200);

/**
 * Returns the request of a generated case. Its description includes the value, so that a fault can be analysed later.
 */
export function drawnRequest(scene: Scene, { route, field, value }: GeneratedCase): Sending {
  return withField(route, scene, { id: 'generated', about: shown(value), must: 'any', field, value });
}
