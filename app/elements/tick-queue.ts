import { withStore } from './open-store.ts'

/** A tick as it waits on the device: references and no names. */
export type WaitingTick = { id: string; date: string; passenger: string; kind: string; done: boolean; tickedAt: string }

export type TickState = { passenger: string; kind: string; done: boolean; tickedAt: string }

/** A database of its own: it outlives the lists, so that signing out loses no tick. */
const queue = { name: 'waiting-ticks', stores: ['ticks'] }

/**
 * What was ticked on this page and has not been dropped: the store answers later than somebody taps, and what is shown must
 * not forget a tap.
 */
const noted = new Map<string, WaitingTick>()

export async function addTick(tick: WaitingTick): Promise<void> {
  noted.set(tick.id, tick)
  await withStore(queue, 'ticks', 'readwrite', (ticks) => ticks.put(tick, tick.id))
}

/** The ticks of a day that still have to be sent, oldest first. */
export async function listTicks(date: string): Promise<WaitingTick[]> {
  const all = await withStore<WaitingTick[]>(queue, 'ticks', 'readonly', (ticks) => ticks.getAll())
  const waiting = [...new Map([...all, ...noted.values()].map((tick) => [tick.id, tick])).values()]
  return waiting.filter((tick) => tick.date === date).toSorted((a, b) => a.tickedAt.localeCompare(b.tickedAt))
}

export async function dropTicks(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    noted.delete(id)
    await withStore(queue, 'ticks', 'readwrite', (ticks) => ticks.delete(id))
  }
}

/**
 * Which boxes are ticked after an answer: what the server says, and over it what has been ticked here and not been sent
 * yet.
 */
export function tickedBoxes(states: readonly TickState[], waiting: readonly WaitingTick[]): Set<string> {
  const ticked = new Set<string>()
  for (const { passenger, kind, done } of [...states, ...waiting]) {
    if (done) ticked.add(`${passenger}:${kind}`)
    else ticked.delete(`${passenger}:${kind}`)
  }
  return ticked
}

/** Ticks that were sent and do not hold: somebody ticked the same box later and otherwise. */
export function overruledTicks(sent: readonly WaitingTick[], states: readonly TickState[]): TickState[] {
  const last = new Map(sent.map((tick) => [`${tick.passenger}:${tick.kind}`, tick]))
  return states.filter((state) => {
    const own = last.get(`${state.passenger}:${state.kind}`)
    return own !== undefined && own.done !== state.done
  })
}
