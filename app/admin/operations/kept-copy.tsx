import { useText } from '#app/ui/text.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import styles from './operations.module.css'

/** Until when a device may keep a list of a day: the end of the day after it. Lists of days gone by are not kept. */
export function keptUntil(date: PlainDate, now: Date): Date | undefined {
  const until = startInIstanbul(addDays(date, 2))
  return until > now ? until : undefined
}

/** Lets the device keep what the page shows, and says so when it is shown from what was kept. */
export function KeptCopy({ until }: { until: Date | undefined }) {
  const text = useText('staff-operations')
  if (!until) return null
  return (
    <>
      <p className={styles.kept} role="status" data-keep={until.toISOString()} hidden suppressHydrationWarning>
        {text('kept-copy')} <bdi data-kept-at="" />
      </p>
      <PageScript name="keep-list" />
    </>
  )
}
