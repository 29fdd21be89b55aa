/** As long as the slowest network of an airport takes to carry a call; a clock that is wrong by less is not set right. */
const SLOWEST_CALL_MS = 30_000

/**
 * By how many milliseconds the clock of a device is slow: what arrives late has been on its way, as long as that may take,
 * and must not become later than what others did meanwhile. A clock that runs ahead shows at once.
 */
export function clockErrorMs(sentAt: Date, arrivedAt: Date): number {
  const behindMs = arrivedAt.getTime() - sentAt.getTime()
  return behindMs < 0 || behindMs > SLOWEST_CALL_MS ? behindMs : 0
}
