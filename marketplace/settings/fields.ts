// Derives the form field of a setting from the schema of its value, so that form and validation always agree. Pure.
import type { SettingField } from '#contracts/admin-settings.ts';
import { z } from '#contracts/z.ts';
import { type SettingKey, settingShapes } from './settings.ts';

const whole = z.object({ type: z.literal('integer'), minimum: z.int(), maximum: z.int() });

/** The kinds of JSON schema that settings use. */
const described = z.union([
  z.object({ type: z.literal('boolean') }),
  whole,
  z.object({
    type: z.literal('string'),
    minLength: z.optional(z.int()),
    maxLength: z.int(),
    pattern: z.optional(z.string()),
  }),
  z.object({ type: z.literal('array'), prefixItems: z.array(whole) }),
  z.object({ type: z.literal('array'), items: whole, minItems: z.int(), maxItems: z.int() }),
  z.object({ type: z.literal('array'), items: z.object({ type: z.literal('object') }), maxItems: z.int() }),
  z.object({ type: z.literal('object'), properties: z.record(z.string(), whole) }),
]);
type FieldSchema = z.output<typeof described>;

const boundsOf = ({ minimum, maximum }: z.output<typeof whole>) => ({ least: minimum, most: maximum });

function listField(shape: Extract<FieldSchema, { type: 'array' }>): SettingField {
  if ('prefixItems' in shape) {
    const [first] = shape.prefixItems;
    const { length } = shape.prefixItems;
    return {
      kind: 'numbers',
      ...boundsOf(first ?? { type: 'integer', minimum: 0, maximum: 0 }),
      fewest: length,
      many: length,
    };
  }
  if (!('minItems' in shape)) return { kind: 'testimonials', many: shape.maxItems };
  return { kind: 'numbers', ...boundsOf(shape.items), fewest: shape.minItems, many: shape.maxItems };
}

function fieldFor(shape: FieldSchema): SettingField {
  if (shape.type === 'boolean') return { kind: 'switch' };
  if (shape.type === 'integer') return { kind: 'number', ...boundsOf(shape) };
  if (shape.type === 'string')
    return { kind: 'text', least: shape.minLength ?? 0, most: shape.maxLength, pattern: shape.pattern ?? '' };
  if (shape.type === 'array') return listField(shape);
  return {
    kind: 'parts',
    parts: Object.entries(shape.properties).map(([name, part]) => ({ name, ...boundsOf(part) })),
  };
}

/** Returns the form field of a setting. Throws if the form does not support this kind of schema yet. */
export const fieldOfSetting = (key: SettingKey): SettingField =>
  fieldFor(described.parse(z.toJSONSchema(settingShapes[key])));
