/** Who goes first when more want their password looked at than the processor can serve. */
export type Lane = 'known' | 'fresh' | 'rest'

export type HashBrake = {
  /**
   * Does the work when its turn has come; `undefined` at once when too many of its lane are waiting already. Of those who
   * wait, the known go before the fresh and the fresh before the rest.
   */
  run: <Value>(lane: Lane, work: () => Promise<Value>) => Promise<{ value: Value } | undefined>
}

/** What somebody is told to wait who found the lane full: long enough for all who wait to be served. */
export const BUSY_SECONDS = 5

const lanes: readonly Lane[] = ['known', 'fresh', 'rest']

/** Keeps passwords from taking the whole processor: so many at once, so many waiting in each lane, no more. */
export function createHashBrake({ atOnce, waiting }: { atOnce: number; waiting: number }): HashBrake {
  const queues: Record<Lane, (() => void)[]> = { known: [], fresh: [], rest: [] }
  let running = 0

  function leave(): void {
    running -= 1
    const first = lanes.find((lane) => queues[lane].length > 0)
    if (first) queues[first].shift()?.()
  }

  return {
    async run(lane, work) {
      if (running >= atOnce) {
        if (queues[lane].length >= waiting) return undefined
        await new Promise<void>((enter) => queues[lane].push(enter))
      }
      running += 1
      try {
        return { value: await work() }
      } finally {
        leave()
      }
    },
  }
}
