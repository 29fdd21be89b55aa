import type { FieldProblem } from '#platform/http/problem.server.ts'

/** The name and id of a field by its JSON pointer: `/passengers/0/tckn` is `passengers.0.tckn`. */
export function fieldName(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}

export function messageAt(problems: readonly FieldProblem[], pointer: string): string | undefined {
  return problems.find((problem) => problem.pointer === pointer)?.message
}
