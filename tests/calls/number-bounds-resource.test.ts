import { expect, test } from 'vitest'
import { validExamples } from '#tests/setup/call-examples.ts'
import { askFor, describedOperations, placeFor, sampleBody, type Operation } from '#tests/setup/call-operations.ts'
import { callWorld, type CallWorld } from '#tests/setup/call-world.ts'
import { numbersOf, pointerTo, withNumber } from '#tests/setup/number-bounds.ts'
import { preparedCalls } from '#tests/setup/prepared-calls.ts'
import { keptEndsOf, type Ends } from './kept-bounds.ts'

const words = { tr: 'x', en: 'x', ar: 'x' }

type Body = { translations?: Record<string, object> }

/** Parts that are read whole before the numbers in them are looked at. */
const wholeParts: Readonly<Record<string, (body: Body) => object>> = {
  postAdminServices: () => ({
    transferRoutes: [
      {
        key: 'jed-makkah',
        name: words,
        km: 1,
        minutes: 1,
        prices: [{ vehicle: words, currency: 'USD', amountMinor: 1 }],
      },
    ],
  }),
  postAdminTours: ({ translations = {} }) => ({
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [
        locale,
        { ...texts, program: [{ title: 'Mekke', text: '', easierWay: '' }] },
      ]),
    ),
    hotels: [{ hotel: 'hilton-suites-makkah', nights: 1, board: 'BB' }],
    cancellation: [{ fromDaysBefore: 1, refundPercent: 1 }],
    dayLoads: [{ metresWalked: null, minutesStanding: null, stairSteps: null, chair: null, easierPrice: null }],
    flightTimes: [
      {
        number: 'SV 262',
        from: 'IST',
        to: 'JED',
        departureDate: '2030-02-12',
        departureTime: '08:15',
        arrivalDate: '2030-02-12',
        arrivalTime: '11:50',
      },
    ],
  }),
}

const neededQuery: Readonly<Record<string, Record<string, string>>> = { getSearch: { q: 'mekke' } }

test('no call takes a number past its least or its most, and each takes the ends themselves', async () => {
  const world = await callWorld()
  const { operations, schemas } = await describedOperations(world.app)
  const faults: string[] = []
  let looked = 0

  for (const operation of operations.filter(({ path }) => /^\/(api|auth|rest)\//.test(path)))
    for (const number of numbersOf(operation, schemas)) {
      const ends = keptEndsOf(operation.id, number)
      if (ends === undefined) faults.push(`${operation.id}: add the ends of ${number} to tests/calls/kept-bounds.ts`)
      if (ends === undefined || ends === 'elsewhere') continue
      looked += 1
      const whole = sampleBody(operation, schemas) as object
      for (const [value, isTaken] of valuesAround(ends)) {
        const wasTaken = await takes(world, operation, { number, value, whole })
        if (wasTaken !== isTaken)
          faults.push(`${operation.id}: ${number} ${value} was ${wasTaken ? 'taken' : 'refused'}`)
      }
    }

  expect(faults).toEqual([])
  expect(looked).toBeGreaterThan(80)
}, 300_000)

function valuesAround([least, most]: Ends): [value: number, isTaken: boolean][] {
  const upper: [number, boolean][] =
    most === null
      ? []
      : [
          [most, true],
          [most + 1, false],
        ]
  return [[least, true], [least - 1, false], ...upper]
}

/** Whether nothing is said against the number; what is said against the rest of the call is not looked at. */
async function takes(
  world: CallWorld,
  operation: Operation,
  { number, value, whole }: { number: string; value: number; whole: object | undefined },
): Promise<boolean> {
  const example = (await preparedCalls[operation.id]?.(world)) ?? validExamples[operation.id]?.(world)
  const body = (example?.body ?? whole ?? {}) as Body
  const isAsked = number.startsWith('?')
  const answer = await askFor(world.app, operation, {
    address: await placeFor(world, operation.path),
    token: operation.isGuarded ? world.owner.token : undefined,
    ...example,
    ...(isAsked
      ? { query: { ...neededQuery[operation.id], [number.slice(1).replace('[]', '')]: String(value) } }
      : { body: withNumber({ ...body, ...wholeParts[operation.id]?.(body) }, number, value) }),
  })
  if (answer.status < 400) return true
  const { code, errors = [] } = (await answer.json()) as { code: string; errors?: { pointer: string }[] }
  // A page past the last is not there, which is no matter of its number.
  if (isAsked) return code !== 'filter_invalid'
  return !errors.some(({ pointer }) => pointer === pointerTo(number))
}
