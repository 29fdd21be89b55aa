import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { holdSeats, releaseHeldSeats, returnSoldSeats, sellHeldSeats, takeSoldSeats } from './hold-seats.server.ts'
import { findTour, listTours } from './index.server.ts'
import { aDeparture } from './testing/builders.ts'

const SEATS = 8

const today = plainDate('2026-12-01')

/** The same numbers on every run, from nought to below one. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How many places of a departure are bought and kept, counted beside the database. */
type Count = { sold: number; held: number }

type Act = { isPossible: (count: Count, seats: number) => boolean; change: (seats: number) => Count; run: Run }
type Run = (tx: Db, departureId: string, seats: number) => Promise<unknown>

const acts: Act[] = [
  {
    isPossible: ({ sold, held }, n) => sold + held + n <= SEATS,
    change: (n) => ({ sold: 0, held: n }),
    run: holdSeats,
  },
  { isPossible: ({ held }, n) => held >= n, change: (n) => ({ sold: n, held: -n }), run: sellHeldSeats },
  { isPossible: ({ held }, n) => held >= n, change: (n) => ({ sold: 0, held: -n }), run: releaseHeldSeats },
  { isPossible: ({ sold }, n) => sold >= n, change: (n) => ({ sold: -n, held: 0 }), run: returnSoldSeats },
  { isPossible: ({ sold }, n) => sold >= n, change: (n) => ({ sold: -n, held: 0 }), run: returnSoldSeats },
  {
    isPossible: ({ sold, held }, n) => sold + held + n <= SEATS,
    change: (n) => ({ sold: n, held: 0 }),
    run: takeSoldSeats,
  },
]

test('a departure runs for sure exactly while as many places are bought as it needs, whatever is kept and given back', async () => {
  const db = await testDb()
  const departures = [
    { ...(await aDeparture(db, { capacity: SEATS, minimum: 4 })), minimum: 4 },
    {
      ...(await aDeparture(db, { capacity: SEATS, minimum: 2, tour: { kind: 'day', days: 1, nights: 0 } })),
      minimum: 2,
    },
    { ...(await aDeparture(db, { capacity: SEATS })), minimum: Number.POSITIVE_INFINITY },
    {
      ...(await aDeparture(db, { capacity: SEATS, minimum: 2, tour: { kind: 'private' } })),
      minimum: Number.POSITIVE_INFINITY,
    },
  ]
  const counts = departures.map((): Count => ({ sold: 0, held: 0 }))
  const next = numbersFrom(20_261_129)
  const turns: string[] = []

  for (let step = 0; step < 260; step += 1) {
    const at = Math.floor(next() * departures.length)
    const act = acts[Math.floor(next() * acts.length)]
    const seats = 1 + Math.floor(next() * 3)
    const { departureId = '' } = departures[at] ?? {}
    const count = counts[at] ?? { sold: 0, held: 0 }
    if (!act?.isPossible(count, seats)) continue
    await inTransaction(db, (tx) => act.run(tx, departureId, seats))
    const { sold, held } = act.change(seats)
    counts[at] = { sold: count.sold + sold, held: count.held + held }

    const expected = departures.map(({ minimum }, index) => (counts[index]?.sold ?? 0) >= minimum)
    const pages = await Promise.all(departures.map(({ id }) => findTour(db, { id, locale: 'tr', today })))
    const list = { filter: {}, sort: 'recommended', page: 1, pageSize: 10, locale: 'tr', today } as const
    const { tours } = await listTours(db, list)
    const certain = await listTours(db, { ...list, filter: { certain: true } })
    expect(pages.map((page) => page?.runsForSure)).toEqual(expected)
    expect(departures.map(({ id }) => tours.find((tour) => tour.id === id)?.runsForSure)).toEqual(expected)
    expect(certain.total).toBe(expected.filter(Boolean).length)
    expect(pages[0]?.group).toEqual({ sold: counts[0]?.sold, minimum: 4 })
    if (turns.at(-1) !== expected.join()) turns.push(expected.join())
  }

  expect(turns.length).toBeGreaterThan(6)
})
