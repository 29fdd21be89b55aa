import { kinships, type Relation } from '#modules/operations/index.ts'

/** A statement in one field of a form. */
export function relationValue({ of, relative, kinship }: Relation): string {
  return `${of}:${relative}:${kinship}`
}

export function readRelation(value: string): Relation | undefined {
  const [of = '', relative = '', name] = value.split(':')
  const kinship = kinships.find((each) => each === name)
  return of === '' || relative === '' || !kinship ? undefined : { of, relative, kinship }
}
