import { Tag } from '#app/ui/tag.tsx'
import { DateText, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'

/** Until when a task has to be done: red when that day has passed, green when it is done. */
export function DueTag({ dueOn, isDone, today }: { dueOn: PlainDate; isDone: boolean; today: PlainDate }) {
  const text = useText('staff-notes')
  if (isDone) return <Tag tone="green">{text('done')}</Tag>
  return (
    <Tag tone={dueOn < today ? 'red' : dueOn === today ? 'brass' : 'gray'}>
      {dueOn < today ? text('overdue') : dueOn === today ? text('today') : text('due')}{' '}
      <DateText date={dueOn} short year={false} />
    </Tag>
  )
}
