import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { MessageWay } from '#kernel/message-way.ts'

/** Ticks for the ways to a telephone that are in use; none of them is set unless it was agreed to. */
export function WayChoices({ ways, agreed }: { ways: readonly MessageWay[]; agreed: readonly MessageWay[] }) {
  const text = useText('ways')
  return ways.map((way) => (
    <Choice key={way} id={`way.${way}`} name={`way.${way}`} defaultChecked={agreed.includes(way)}>
      {text(`agree-${way}`)}
    </Choice>
  ))
}
