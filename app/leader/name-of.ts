import type { LedPerson } from '#modules/operations/index.server.ts'

export function nameOf({ firstName, lastName }: Pick<LedPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
