import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { OfferState } from '#modules/agents/index.ts'

const toneOf = { draft: 'gray', sent: 'brass', accepted: 'green', rejected: 'red', expired: 'gray' } as const

/** How far an offer has come, in words and colour. */
export function OfferStateTag({ state }: { state: OfferState }) {
  const text = useText('agents')
  return <Tag tone={toneOf[state]}>{text(`offer-state-${state}`)}</Tag>
}
