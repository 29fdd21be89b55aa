import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Certainty, LineState } from '#modules/bank-statements/index.ts'

type Tone = 'brass' | 'green' | 'red' | 'turquoise' | 'gray'

const toneOfState: Record<LineState, Tone> = {
  to_decide: 'brass',
  second_person: 'turquoise',
  matched: 'green',
  explained: 'gray',
  suspense: 'red',
  outgoing: 'gray',
}

const toneOfCertainty: Record<Certainty, Tone> = {
  certain: 'green',
  likely: 'turquoise',
  unknown: 'brass',
  outgoing: 'gray',
}

export function LineStateTag({ state }: { state: LineState }) {
  const text = useText('bank-statements')
  return <Tag tone={toneOfState[state]}>{text(`state-${state}`)}</Tag>
}

export function CertaintyTag({ certainty }: { certainty: Certainty }) {
  const text = useText('bank-statements')
  return <Tag tone={toneOfCertainty[certainty]}>{text(`certainty-${certainty}`)}</Tag>
}
