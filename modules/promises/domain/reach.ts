/** How far the news of a change has come: without an address it was sent to nobody, and confirmed is best. */
export const reaches = ['unsent', 'sent', 'opened', 'reached', 'confirmed'] as const

export type Reach = (typeof reaches)[number]

/** Whether nobody has to call: they answered, or were spoken with. */
export function isReached(reach: Reach): boolean {
  return reach === 'confirmed' || reach === 'reached'
}

type Marks = {
  toldAt: Date
  openedAt: Date | null
  confirmedAt: Date | null
  /** Staff spoke with them. */
  reachedAt: Date | null
  isMailed: boolean
}

/** How far it has come, and since when. */
export function reachOf({ toldAt, openedAt, confirmedAt, reachedAt, isMailed }: Marks): { reach: Reach; at: Date } {
  if (confirmedAt) return { reach: 'confirmed', at: confirmedAt }
  if (reachedAt) return { reach: 'reached', at: reachedAt }
  if (openedAt) return { reach: 'opened', at: openedAt }
  return { reach: isMailed ? 'sent' : 'unsent', at: toldAt }
}
