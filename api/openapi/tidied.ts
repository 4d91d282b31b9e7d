// Cleans up the generated OpenAPI document: removes unused components, shortens names, and replaces `oneOf` by `anyOf`
// if the discriminator may be absent.

interface Components {
  schemas?: Record<string, unknown>;
  examples?: Record<string, unknown>;
}

function dropUnused(document: object, { schemas = {}, examples = {} }: Components): void {
  for (let again = true; again; ) {
    const text = JSON.stringify(document);
    const unused = (part: object, kind: string) =>
      Object.keys(part).filter((name) => !text.includes(`"#/components/${kind}/${name}"`));
    const names = [unused(schemas, 'schemas'), unused(examples, 'examples')] as const;
    for (const name of names[0]) delete schemas[name];
    for (const name of names[1]) delete examples[name];
    again = names.flat().length > 0;
  }
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

function requires(schema: unknown, field: string, schemas: Record<string, unknown>): boolean {
  const { $ref, required } = fieldsOf(schema);
  if (typeof $ref === 'string') return requires(schemas[$ref.split('/').at(-1) ?? ''], field, schemas);
  return Array.isArray(required) && required.includes(field);
}

/**
 * Replaces `oneOf` by `anyOf` if the choice has no discriminator, or if one of its members may omit the discriminator.
 */
function fixChoices(value: unknown, schemas: Record<string, unknown>): void {
  if (!isFields(value)) return;
  for (const part of Object.values(value)) fixChoices(part, schemas);
  const { discriminator, oneOf } = value;
  const field = fieldsOf(discriminator).propertyName;
  if (!Array.isArray(oneOf)) return;
  if (typeof field === 'string' && oneOf.every((member) => requires(member, field, schemas))) return;
  delete value.discriminator;
  delete value.oneOf;
  value.anyOf = oneOf;
}

/**
 * Renames a shape such as `JobOutput` to `Job` if there is no other shape `Job`. The generator adds `Output` to the
 * name of a shape that could appear in both requests and responses.
 */
function renameAnswers(value: unknown, schemas: Record<string, unknown>): void {
  const short = (name: string) => name.replace(/Output$/, '');
  const renamed = new Map(
    Object.keys(schemas)
      .filter((name) => short(name) !== name && !(short(name) in schemas))
      .map((name) => [`#/components/schemas/${name}`, `#/components/schemas/${short(name)}`]),
  );
  const follow = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key === '$ref' && renamed.has(inner)) Object.assign(part, { $ref: renamed.get(inner) });
      else follow(inner);
    }
  };
  follow(value);
  const entries = Object.entries(schemas).map(([name, schema]): [string, unknown] => [
    renamed.has(`#/components/schemas/${name}`) ? short(name) : name,
    schema,
  ]);
  for (const name of Object.keys(schemas)) delete schemas[name];
  Object.assign(schemas, Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other))));
}

/** Cleans up the OpenAPI document in place and returns it. */
export function tidied<T extends { components?: Components }>(document: T): T {
  const { components = {} } = document;
  dropUnused(document, components);
  renameAnswers(document, components.schemas ?? {});
  fixChoices(document, components.schemas ?? {});
  return document;
}
