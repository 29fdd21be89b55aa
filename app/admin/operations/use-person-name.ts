import { useText } from '#app/ui/text.tsx'
import type { WorkTraveller } from '#modules/operations/index.ts'

/** What somebody is called where a day is worked on, surname first, also while the name is not written yet. */
export function usePersonName() {
  const text = useText('travellers')
  return ({ firstName, lastName }: Pick<WorkTraveller, 'firstName' | 'lastName'>) =>
    `${lastName} ${firstName}`.trim() || text('nameless')
}
