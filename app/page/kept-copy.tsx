import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { PageScript } from './page-script.tsx'

/** Until when a device may keep a list of a day: the end of the day after it. Lists of days gone by are not kept. */
export function keptUntil(date: PlainDate, now: Date): Date | undefined {
  const until = startInIstanbul(addDays(date, 2))
  return until > now ? until : undefined
}

/**
 * Lets the device keep what the page shows, and says so when it is shown from what was kept: `says`, with when that was. With
 * an `address` it is kept for that one, whatever was asked for.
 */
export function KeptCopy({
  until,
  says,
  className,
  address,
}: {
  until: Date | undefined
  says: string
  className?: string | undefined
  address?: string
}) {
  if (!until) return null
  return (
    <>
      <p
        className={className}
        role="status"
        data-keep={until.toISOString()}
        data-keep-address={address}
        hidden
        suppressHydrationWarning
      >
        {says} <bdi data-kept-at="" />
      </p>
      <PageScript name="keep-list" />
    </>
  )
}
