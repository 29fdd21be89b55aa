export const deliveryStates = ['pending', 'delivered', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

const MINUTE_MS = 60_000

/** Pauses before the second try and those after it; about two days in all. */
const PAUSES_MINUTES = [0.5, 2, 10, 30, 120, 360, 720, 1440]

/** How long to wait after so many failed tries; `undefined` when it was the last. */
export function pauseAfter(attempts: number): number | undefined {
  const minutes = PAUSES_MINUTES[attempts - 1]
  return minutes === undefined ? undefined : minutes * MINUTE_MS
}
