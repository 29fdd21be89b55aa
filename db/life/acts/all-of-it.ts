import type { ConsentKind } from '#modules/booking/index.ts'

/** Whoever buys agrees to what has to be agreed to, and wants no news. */
export const allOfIt: Record<ConsentKind, boolean> = {
  preInformation: true,
  terms: true,
  privacy: true,
  personalData: true,
  health: false,
  marketing: false,
}
