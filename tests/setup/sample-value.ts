export type JsonSchema = { [name: string]: unknown }

type Schemas = Record<string, JsonSchema>

const byFormat: Record<string, string> = {
  date: '2027-05-01',
  'date-time': '2031-05-01T09:00:00Z',
  email: 'ayse@example.com',
  uri: 'https://partner.example/hook',
  uuid: '00000000-0000-4000-8000-000000000000',
}

/** A value that a JSON Schema allows, with all of its fields; texts with a pattern need a word of their own. */
export function sampleValue(schema: JsonSchema, schemas: Schemas): unknown {
  // Nothing more than what a list of fixed places names.
  if ((schema as unknown) === false) return undefined
  const whole = resolve(schema, schemas)
  if ('default' in whole && whole['default'] !== '') return whole['default']
  if ('const' in whole) return whole['const']
  if (Array.isArray(whole['enum'])) return whole['enum'][0]
  const [first] = (whole['anyOf'] ?? whole['oneOf'] ?? []) as JsonSchema[]
  if (first) return sampleValue(first, schemas)
  switch (typeOf(whole)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(propertiesOf(whole)).map(([name, each]) => [name, sampleValue(each, schemas)]),
      )
    case 'array':
      return [sampleValue((whole['items'] ?? {}) as JsonSchema, schemas)]
    case 'string':
      return sampleText(whole)
    case 'integer':
    case 'number':
      return Math.max(1, Number(whole['minimum'] ?? 1))
    case 'boolean':
      return true
    default:
      return null
  }
}

/** What a body consists of, by name. */
export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>
}

export function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  if (name !== undefined) return resolve(schemas[name] ?? {}, schemas)
  const parts = (schema['allOf'] ?? []) as JsonSchema[]
  return parts.reduce<JsonSchema>((whole, part) => ({ ...whole, ...resolve(part, schemas) }), schema)
}

function typeOf(schema: JsonSchema): unknown {
  const type = schema['type']
  return Array.isArray(type) ? type[0] : type
}

function sampleText({ format, minLength = 1 }: JsonSchema): string {
  return byFormat[String(format)] ?? 'umre'.padEnd(Number(minLength), 'x')
}
