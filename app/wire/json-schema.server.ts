import { z } from 'zod'

export type JsonSchema = { [name: string]: unknown }

type Direction = 'input' | 'output'

/** Turns schemas into JSON Schema and keeps the ones with an id in one place, where the others refer to them. */
export function schemaStore() {
  const schemas: Record<string, JsonSchema> = {}

  function refer(schema: z.ZodType, direction: Direction): JsonSchema {
    const { $schema: _dialect, $defs = {}, ...own } = toJsonSchema(schema, direction)
    const nameOf = (id: string) => (direction === 'input' ? `${id}Input` : id)
    const relink = (text: string) =>
      text.replace(/"#\/\$defs\/(\w+)"/g, (_, id: string) => `"#/components/schemas/${nameOf(id)}"`)
    for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
      const { id: _id, ...rest } = definition
      schemas[nameOf(id)] = JSON.parse(relink(JSON.stringify(rest))) as JsonSchema
    }
    const { id, ...rest } = JSON.parse(relink(JSON.stringify(own))) as JsonSchema
    if (typeof id !== 'string') return rest
    schemas[nameOf(id)] = rest
    return { $ref: `#/components/schemas/${nameOf(id)}` }
  }

  return { schemas, refer }
}

/** The fields of a query as parameters: what the call makes of a text says what the text must be. */
export function queryParameters(
  query: z.ZodObject,
): { name: string; in: 'query'; required?: true; schema: JsonSchema }[] {
  return Object.entries(query.shape).map(([name, field]) => {
    const schema = field as z.ZodType
    const { $schema: _dialect, ...made } = toJsonSchema(schema, 'output')
    const { $schema: _other, ...given } = toJsonSchema(schema, 'input')
    const isOptional = schema.safeParse(undefined).success
    const shown = Object.keys(made).length > 0 ? made : given
    return { name, in: 'query', ...(isOptional ? {} : { required: true as const }), schema: shown }
  })
}

function toJsonSchema(schema: z.ZodType, io: Direction): JsonSchema {
  return z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as JsonSchema
}
