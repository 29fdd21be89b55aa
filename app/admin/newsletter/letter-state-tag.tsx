import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { LetterState } from '#modules/engagement/index.ts'

const tones = { draft: 'gray', sending: 'turquoise', paused: 'brass', stopped: 'red', sent: 'green' } as const

/** How far a newsletter has come, in a word. */
export function LetterStateTag({ state }: { state: LetterState }) {
  return <Tag tone={tones[state]}>{useText('staff-letters')(`state-${state}`)}</Tag>
}
