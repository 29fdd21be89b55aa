/** What a payment link can be; the database knows the same words. That a pending one is expired is derived. */
export const linkStatuses = ['pending', 'completed', 'cancelled'] as const

export type LinkStatus = (typeof linkStatuses)[number]

/** Every step that staff may take. What is paid stays paid; money goes back by a refund. */
const transitions: Record<LinkStatus, readonly LinkStatus[]> = {
  pending: ['completed', 'cancelled'],
  cancelled: ['pending'],
  completed: [],
}

export function mayBecome(from: LinkStatus, to: LinkStatus): boolean {
  return transitions[from].includes(to)
}

export function isExpired({ status, expiresAt }: { status: LinkStatus; expiresAt: Date | null }, now: Date): boolean {
  return status === 'pending' && expiresAt !== null && expiresAt <= now
}
