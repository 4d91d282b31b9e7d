// Renders a schema as a list of its fields with their types.
import { type Html, html } from '../../pages/html.ts';

type Schema = Record<string, unknown>;
const asSchema = (value: unknown): Schema => ({ ...Object(value) });
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textsIn = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');

const joined = (parts: readonly Html[], between: string): Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`${between}${part}`));

const codes = (values: readonly unknown[]) =>
  joined(
    values.map((value) => html`<code>${String(value)}</code>`),
    ', ',
  );

/** Returns the schema name at the end of a `$ref`; '' if `ref` is not a string. */
const nameOf = (ref: unknown) => (typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '');

const isNothing = (value: unknown) => asSchema(value).type === 'null';

/**
 * Returns a list with one string such as `1 to 50 characters` or `at least 1`; an empty list if there are no bounds.
 */
function span(min: unknown, max: unknown, unit = ''): string[] {
  const isBound = (value: unknown): value is number =>
    typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  if (isBound(min) && isBound(max)) return [`${min === max ? min : `${min} to ${max}`}${unit}`];
  if (isBound(min)) return [`at least ${min}${unit}`];
  return isBound(max) ? [`at most ${max}${unit}`] : [];
}

function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const parts = [
    ...span(minimum, maximum),
    ...span(minLength, maxLength, ' characters'),
    ...span(minItems, maxItems, ' items'),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const plain: Record<string, string> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  null: 'null',
};

function isInstant({ pattern }: Schema): boolean {
  return typeof pattern === 'string' && pattern.includes('T\\d{2}:');
}

/** Returns the type of a schema in words: `string`, `array of Job`, `one of …`. */
export function typeOf(value: unknown): Html {
  const schema = asSchema(value);
  if (schema.$ref) return html`<a href="/api/docs/shapes#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) {
    const typeNames = choices.filter((one) => !isNothing(one)).map(typeOf);
    return html`${joined(typeNames, ' or ')}${choices.some(isNothing) ? ' or null' : null}`;
  }
  if (Array.isArray(schema.enum)) return html`one of ${codes(schema.enum)}`;
  if ('const' in schema) return html`always <code>${String(schema.const)}</code>`;
  if (schema.type === 'array') return html`array of ${typeOf(schema.items)}${boundsOf(schema)}`;
  if (isInstant(schema)) return html`timestamp`;
  const types = Array.isArray(schema.type) ? textsIn(schema.type) : [String(schema.type ?? 'anything')];
  return html`${types.map((type) => plain[type] ?? type).join(' or ')}${boundsOf(schema)}`;
}

const DEPTH = 3;

/**
 * Returns the schema of an object, or of the entries of a list. Null if there are no fields, or if the schema is a
 * reference to a named shape, which has its own section.
 */
function insideOf(value: unknown): Schema | null {
  const schema = asSchema(value);
  if (schema.properties) return schema;
  if (schema.items) return insideOf(schema.items);
  const inner = listOf(schema.anyOf)
    .map(insideOf)
    .filter((one) => one !== null);
  return inner.length === 1 ? (inner[0] ?? null) : null;
}

/** Returns the fields of an object as HTML; null if it has no fields or is nested deeper than `DEPTH`. */
export function fieldsOf(value: unknown, depth = 0): Html | null {
  const schema = insideOf(value);
  const properties = Object.entries(asSchema(schema?.properties));
  if (!schema || properties.length === 0 || depth === DEPTH) return null;
  const required = new Set(textsIn(schema.required));
  const rows = properties.map(([name, field]) => {
    const { description } = asSchema(field);
    const words = typeof description === 'string' ? html` <span>${description}</span>` : null;
    return html`<li><code class="name">${name}</code>${required.has(name) ? null : html` <span class="soft">optional</span>`} <span class="type">${typeOf(field)}</span>${words}${fieldsOf(field, depth + 1)}</li>
`;
  });
  return html`<ul class="fields">
${rows}</ul>`;
}
