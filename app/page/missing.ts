import { data } from 'react-router'

/** Why a page is missing, when more is known than that nothing has its address. */
export type MissingReason = 'validity' | 'tour' | 'category' | 'hotel'

/** Thrown by a loader, shows the 404 page: `throw missing('tour')`. */
export function missing(reason: MissingReason) {
  return data({ reason }, { status: 404 })
}

/** Reads the reason from what a loader threw. */
export function missingReason(thrown: unknown): MissingReason | undefined {
  const reason = typeof thrown === 'object' && thrown !== null && 'reason' in thrown ? thrown.reason : undefined
  return reason === 'validity' || reason === 'tour' || reason === 'category' || reason === 'hotel' ? reason : undefined
}
