/** Lets a few callers work at once and some wait; whoever finds the queue full is sent away at once. */
export function createTurns(atOnce: number, waiting: number) {
  let working = 0
  const queue: (() => void)[] = []

  return async function take<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (working >= atOnce) {
      if (queue.length >= waiting) return undefined
      await new Promise<void>((resolve) => queue.push(resolve))
    } else working += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // The place is handed on, not given back.
      if (next) next()
      else working -= 1
    }
  }
}
