import type { Relation, Relative } from './kinship.ts'

/** What is stated about travellers, each pair once. */
export function statedAmong(travellers: readonly { id: string; relatives: readonly Relative[] }[]): Relation[] {
  return travellers.flatMap(({ id: of, relatives }) =>
    relatives.flatMap(({ id: relative, kinship }) => (of < relative ? [{ of, relative, kinship }] : [])),
  )
}
