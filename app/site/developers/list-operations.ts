/** The parts of an OpenAPI document that people read. */
export type OperationView = {
  id: string
  method: string
  path: string
  summary: string
  isGuarded: boolean
  parameters: { name: string; place: string; isRequired: boolean }[]
  statuses: { status: string; words: string }[]
}

export type OperationGroup = { tag: string; operations: OperationView[] }

type DescribedOperation = {
  operationId: string
  summary: string
  tags: string[]
  security?: unknown
  parameters: { name?: string; in?: string; required?: boolean }[]
  responses: Record<string, { description: string }>
}

/** Operations by what they are about: those for everybody first, those of agents and of staff after them. */
export function listOperations(paths: Record<string, Record<string, unknown>>): OperationGroup[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedOperation>).map(([method, described]) => ({
      tag: described.tags[0] ?? '',
      operation: {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        summary: described.summary.replaceAll('`', ''),
        isGuarded: described.security !== undefined,
        parameters: described.parameters.flatMap(({ name, in: place = '', required = false }) =>
          name === undefined ? [] : [{ name, place, isRequired: required }],
        ),
        statuses: Object.entries(described.responses).map(([status, { description }]) => ({
          status,
          words: description.replaceAll('`', ''),
        })),
      },
    })),
  )
  const byTag = Map.groupBy(operations, ({ tag }) => tag)
  return [...byTag]
    .map(([tag, group]) => ({ tag, operations: group.map(({ operation }) => operation) }))
    .toSorted((a, b) => rankOf(a.tag) - rankOf(b.tag) || (a.tag < b.tag ? -1 : 1))
}

function rankOf(tag: string): number {
  return tag.startsWith('admin') ? 2 : tag.startsWith('agent') ? 1 : 0
}
