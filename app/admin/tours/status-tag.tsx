import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { DepartureStatus } from '#modules/catalog/index.ts'

const toneOf: Record<DepartureStatus, 'brass' | 'green' | 'red' | 'turquoise' | 'gray'> = {
  draft: 'brass',
  published: 'green',
  full: 'turquoise',
  closed: 'gray',
  cancelled: 'red',
}

export function StatusTag({ status }: { status: DepartureStatus }) {
  const text = useText('staff-catalogue')
  return <Tag tone={toneOf[status]}>{text(`status-${status}`)}</Tag>
}
