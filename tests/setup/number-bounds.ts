import type { Operation } from './call-operations.ts'
import { propertiesOf, resolve, type JsonSchema } from './sample-value.ts'

type Schemas = Record<string, JsonSchema>

/** Every number that an operation takes: `?page` of a query, `hotels[].nights` of a body. */
export function numbersOf({ query, body }: Operation, schemas: Schemas): string[] {
  const asked = query.flatMap(({ name, schema }) => numbersIn(schema, `?${name}`, schemas))
  const sent = body ? numbersIn(body.schema, '', schemas) : []
  return [...new Set([...asked, ...sent])].toSorted()
}

function numbersIn(schema: JsonSchema, path: string, schemas: Schemas): string[] {
  if (typeof schema !== 'object') return []
  const whole = resolve(schema, schemas)
  const ways = ((whole['anyOf'] ?? whole['oneOf'] ?? []) as JsonSchema[]).flatMap((each) =>
    numbersIn(each, path, schemas),
  )
  const fields = Object.entries(propertiesOf(whole)).flatMap(([name, each]) =>
    numbersIn(each, path === '' ? name : `${path}.${name}`, schemas),
  )
  const items = whole['items'] ? numbersIn(whole['items'] as JsonSchema, `${path}[]`, schemas) : []
  const isNumber = [whole['type']].flat().some((type) => type === 'integer' || type === 'number')
  return [...ways, ...fields, ...items, ...(isNumber ? [path] : [])]
}

/** A copy of a body in which one number of {@link numbersOf} has a value; what it stands in is made where it is missing. */
export function withNumber(body: object, path: string, value: number): object {
  const copy = structuredClone(body)
  const steps = path.replaceAll('[]', '.0').split('.')
  steps.reduce<Record<string, unknown>>(
    (place, step, nth) => {
      const isLast = nth === steps.length - 1
      if (isLast) place[step] = value
      else place[step] ??= steps[nth + 1] === '0' ? [] : {}
      return place[step] as Record<string, unknown>
    },
    copy as Record<string, unknown>,
  )
  return copy
}

/** Where a refusal of that number points to. */
export function pointerTo(path: string): string {
  return `/${path.replaceAll('[]', '/0').replaceAll('.', '/')}`
}
