import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { ListedState } from './link-query.ts'

const toneOf: Record<ListedState, 'brass' | 'green' | 'red' | 'gray'> = {
  pending: 'brass',
  completed: 'green',
  expired: 'red',
  cancelled: 'gray',
}

export function LinkStateTag({ state }: { state: ListedState }) {
  const text = useText('payment-links')
  return <Tag tone={toneOf[state]}>{text(state)}</Tag>
}
