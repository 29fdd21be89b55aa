import { expect, test } from 'vitest'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { storedNumbers } from '#modules/booking/testing/stored-numbers.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { describedOperations, placeFor } from '#tests/setup/call-operations.ts'
import { callWorld, type CallWorld } from '#tests/setup/call-world.ts'
import { isAgentPath, isStaffPath, pagePlace, pathsOfPages } from '#tests/setup/guarded-pages.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { postForm } from '#tests/setup/test-app.ts'

const LONG_RUN_MS = 600_000
const DAY = '2027-03-04'

/** Where those who may see numbers of papers see them; elsewhere nobody has to. */
const whereNumbersStand = [
  '/api/v1/admin/departures/:date/passengers',
  '/api/v1/admin/orders/:orderId',
  `/admin/tour-date/${DAY}/ops`,
  `/admin/tour-date/${DAY}/airport`,
  `/admin/orders/:orderId`,
  '/agent/reservations/:reservationId',
  `/admin/orders/:orderId/change`,
  '/admin/orders/new?reservation=',
]

test(
  'no page and no call of the staff gives a number of a paper to those who may not see them',
  async () => {
    const filled = await callWorld()
    const { db } = filled
    const departure = await aDeparture(db, { departsOn: DAY })
    const order = await anOrder(db, { departure, travellers: ['Hatice'] })
    const reservation = filled.places['reservations/:reservationId'] ?? ''
    await nameTheReserved(filled, reservation)
    const numbers = await storedNumbers(db)
    const places = { ...filled.places, 'orders/:orderId': order.id, 'tour-date/:date': DAY, 'departures/:date': DAY }
    const world = { ...filled, places }
    const addresses = [...(await addressesOfCalls(world)), ...addressesOfPages(world)]
    const shownTo = async (headers: Record<string, string>) => {
      const shown: string[] = []
      for (const address of addresses) {
        const answer = await world.app.respond(new Request(`http://kafile.test${address}`, { headers }))
        // A text says how a passport number looks, and its example is the one of orders in tests.
        const body = (await answer.text()).replaceAll('such as U12345678', '')
        if (numbers.some((number) => body.includes(number))) shown.push(address)
      }
      return shown
    }

    const seen = await shownTo(world.owner.headers)
    const wanted = whereNumbersStand.map((each) =>
      each.replace(':orderId', order.id).replace(':reservationId', reservation).replace(':date', DAY).replace(/=$/, ''),
    )
    expect(wanted.filter((each) => !seen.some((address) => address.startsWith(each)))).toEqual([])
    expect(await shownTo((await staffSignedIn(db, { staffRole: 'finance' })).headers)).toEqual([])
    expect(await shownTo((await staffSignedIn(db, { staffRole: 'content' })).headers)).toEqual([])
    const seller = await signedInWithOwnRole(db, { rights: ['orders', 'agents'] })
    expect(await shownTo(seller.headers)).toEqual([])
    await nameTheReserved(world, reservation, seller.headers)
    expect(await storedNumbers(db)).toEqual(numbers)
  },
  LONG_RUN_MS,
)

/** Says who travels on a reservation, as its agency does, or as somebody who may send numbers and not have them written. */
async function nameTheReserved({ app, seller }: CallWorld, reservation: string, by?: Record<string, string>) {
  const people = ['Fatma', 'Ali'].map((firstName, index) => ({
    fare: 'double',
    firstName,
    lastName: 'Kaya',
    gender: index === 0 ? 'female' : 'male',
    bornOn: `0${index + 1}.01.1980`,
    nationality: 'DE',
    tckn: '',
    passportExpiresOn: '01.01.2035',
    passportNo: by ? `C9XK7724${index}` : `C4ZR8136${index}`,
  }))
  const fields = people.flatMap((each, index) =>
    Object.entries(each).map(([name, value]) => [`${index}.${name}`, value]),
  )
  const form = { intent: 'travellers', ...Object.fromEntries(fields) }
  const saved = await postForm(app, `/agent/reservations/${reservation}`, form, by ?? seller.headers)
  expect(saved.status).toBe(303)
}

async function addressesOfCalls(world: CallWorld): Promise<string[]> {
  const { operations } = await describedOperations(world.app)
  const reads = operations.filter(({ method, path }) => method === 'GET' && (isStaffPath(path) || isAgentPath(path)))
  const addresses: string[] = []
  for (const { path } of reads) addresses.push(await placeFor(world, path))
  return addresses
}

function addressesOfPages(world: CallWorld): string[] {
  const reservation = world.places['reservation-requests/:reservationId'] ?? ''
  return [
    ...pathsOfPages().map((path) => pagePlace(world, path)),
    `/admin/orders/new?reservation=${reservation}&tourId=${world.places['tours/:tourId'] ?? ''}`,
    ...['tabs', 'family', 'rooms', 'papers'].map((tab) => `/admin/tour-date/${DAY}/ops?tab=${tab}`),
    ...['print', 'airport'].map((list) => `/admin/tour-date/${DAY}/${list}/csv`),
  ]
}
