import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { timeInIstanbul } from '#kernel/plain-date.ts'
import type { UmrahClash } from './umrah-clashes.server.ts'

/** Warns of hours at which the slowest would not be done before their bus. */
export function UmrahClashes({ clashes }: { clashes: readonly UmrahClash[] }) {
  const text = useText('diary')
  const locale = useLocale()
  const hourOf = (instant: Date) => formatTime(timeInIstanbul(instant), locale)
  return clashes.map(({ people, letIn, done, leaves, what }) => (
    <Notice key={letIn.getTime()} tone="warning">
      {text('umrah-clash', {
        count: people,
        hour: hourOf(letIn),
        done: hourOf(done),
        leaves: hourOf(leaves),
        what,
      })}
    </Notice>
  ))
}
