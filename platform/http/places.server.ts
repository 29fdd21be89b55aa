import { setImmediate as breath } from 'node:timers/promises'

export type Places = {
  /** Does the work when there is room for it; `undefined` when there is none, or none became free in time. */
  take: <Value>(address: string, work: () => Promise<Value>) => Promise<Value | undefined>
}

/**
 * Bounds work that keeps the processor busy: a few at once, some waiting for a while, and whoever comes then is sent away
 * at once. One address never holds more than its share, so that nobody shuts the others out. Between two works the
 * program takes a breath, in which it answers what costs nothing.
 */
export function createPlaces(bounds: { atOnce: number; waiting: number; perAddress: number; waitMs: number }): Places {
  const { atOnce, waiting, perAddress, waitMs } = bounds
  const held = new Map<string, number>()
  const queue = new Set<() => void>()
  let working = 0

  function enter(address: string): boolean {
    const count = held.get(address) ?? 0
    if (count >= perAddress || (working >= atOnce && queue.size >= waiting)) return false
    held.set(address, count + 1)
    return true
  }

  function leave(address: string): void {
    const count = (held.get(address) ?? 1) - 1
    if (count === 0) held.delete(address)
    else held.set(address, count)
  }

  /** False when the wait was too long; a place that was given is handed on, not given back. */
  function waitForPlace(): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        queue.delete(start)
        resolve(false)
      }, waitMs)
      queue.add(start)
    })
  }

  async function handOn(): Promise<void> {
    await breath()
    const [next] = queue
    if (!next) {
      working -= 1
      return
    }
    queue.delete(next)
    next()
  }

  return {
    async take(address, work) {
      if (!enter(address)) return undefined
      try {
        if (working < atOnce) working += 1
        else if (!(await waitForPlace())) return undefined
        return await work().finally(() => void handOn())
      } finally {
        leave(address)
      }
    },
  }
}
