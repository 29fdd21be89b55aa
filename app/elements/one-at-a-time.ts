/**
 * Work of which one run is under way at a time. Whoever asks during a run has it run once more afterwards: what they ask about,
 * a connection that is back say, may have come too late for the run under way. Ends with the last run it asked for.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    try {
      do {
        isAskedAgain = false
        await work()
      } while (isAskedAgain)
    } finally {
      running = undefined
    }
  }
  return () => {
    isAskedAgain = true
    running ??= run()
    return running
  }
}
