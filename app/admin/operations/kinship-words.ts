import { useText } from '#app/ui/text.tsx'
import type { Kinship, WorkTraveller } from '#modules/operations/index.ts'

/** What a traveller is to somebody, in the reader's words: a parent who is a man is a father. */
export function useKinshipWords(): (kinship: Kinship, relative: Pick<WorkTraveller, 'gender'> | undefined) => string {
  const text = useText('staff-operations')
  return (kinship, relative) => text(`kin-${kinship}`, { sex: relative?.gender ?? 'unknown' })
}
