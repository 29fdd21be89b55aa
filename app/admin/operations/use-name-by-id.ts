import type { WorkTraveller } from '#modules/operations/index.ts'
import { usePersonName } from './use-person-name.ts'

/** What somebody of a day is called, by id; empty for whoever is not among them. */
export function useNameById(travellers: readonly WorkTraveller[]): (id: string | null) => string {
  const nameOf = usePersonName()
  return (id) => {
    const found = travellers.find((each) => each.id === id)
    return found ? nameOf(found) : ''
  }
}
