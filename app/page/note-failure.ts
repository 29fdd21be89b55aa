/** A failure that no visitor needs to hear of; whoever looks into the browser finds it. */
export function noteFailure(error: unknown): undefined {
  // oxlint-disable-next-line no-console -- what the requirements call "only logged"
  console.error(error)
  return undefined
}
