import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, request, test, type APIRequestContext } from '@playwright/test'
import { ports } from './support/addresses.ts'
import { KillableSite } from './support/killable-site.ts'

const ROUNDS = 4
const CUSTOMERS_AT_ONCE = 3

/** What the program has said yes to, by the token of the payment. */
type Acknowledged = { ordered: Set<string>; paid: Set<string> }

test('a killed program comes up by itself and has lost no order and no payment it had confirmed', async () => {
  test.setTimeout(600_000)
  const site = new KillableSite(ports.site + 10)
  const acknowledged: Acknowledged = { ordered: new Set(), paid: new Set() }

  try {
    await killAgainAndAgain(site, acknowledged)
    await site.start()

    expect(acknowledged.ordered.size).toBeGreaterThan(ROUNDS)
    expect(acknowledged.paid.size).toBeGreaterThan(0)
    expect(await lost(site, acknowledged)).toEqual({ orders: [], payments: [] })
  } finally {
    site.remove()
  }
})

/** Later kills meet the program longer after its start, and in the middle of other work. */
async function killAgainAndAgain(site: KillableSite, acknowledged: Acknowledged): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await site.start()
    await serveUntilKilled(site, acknowledged, { afterMs: 1500 + round * 700 })
  }
}

async function serveUntilKilled(
  site: KillableSite,
  acknowledged: Acknowledged,
  { afterMs }: { afterMs: number },
): Promise<void> {
  const isKilled = { now: false }
  const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, nth) =>
    buyAgainAndAgain(site, nth, acknowledged, isKilled),
  )
  // The first order may take its time; after it the kill may come at any moment.
  await expect.poll(() => acknowledged.ordered.size, { timeout: 120_000 }).toBeGreaterThan(0)
  await sleep(afterMs)
  isKilled.now = true
  await site.kill()
  await Promise.all(customers)
}

/** Errors are expected: the program is shot in the middle of answers. */
async function buyAgainAndAgain(
  site: KillableSite,
  nth: number,
  acknowledged: Acknowledged,
  isKilled: { now: boolean },
): Promise<void> {
  for (let turn = 0; !isKilled.now; turn += 1) {
    const visitor = await request.newContext({
      baseURL: site.origin,
      extraHTTPHeaders: { 'X-Forwarded-For': `100.70.${nth}.${turn % 250}` },
    })
    await buy(visitor, acknowledged).catch(() => undefined)
    await visitor.dispose()
  }
}

async function buy(visitor: APIRequestContext, acknowledged: Acknowledged): Promise<void> {
  const placed = await visitor.post('/api/v1/checkout', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { ...order, items: [{ id: await tourWithPlaces(visitor), quantity: 1 }] },
  })
  if (placed.status() !== 201) return
  const { paymentId } = (await placed.json()) as { paymentId: string }
  acknowledged.ordered.add(paymentId)

  const paid = await visitor.post(`/api/v1/payments/${paymentId}/card`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: card,
  })
  if (paid.status() === 200) acknowledged.paid.add(paymentId)
}

async function tourWithPlaces(visitor: APIRequestContext): Promise<string> {
  const answer = await visitor.get('/api/v1/tours?availability=available&category=umrah&pageSize=100')
  const { data } = (await answer.json()) as { data: { id: string; seatsLeft?: number }[] }
  return data[Math.floor(Math.random() * data.length)]?.id ?? ''
}

async function lost(
  site: KillableSite,
  { ordered, paid }: Acknowledged,
): Promise<{ orders: string[]; payments: string[] }> {
  const visitor = await request.newContext({ baseURL: site.origin })
  const states = new Map<string, string>()
  for (const [nth, paymentId] of [...ordered].entries()) {
    const headers = { 'X-Forwarded-For': `100.71.0.${nth % 250}` }
    const answer = await visitor.get(`/api/v1/payments/${paymentId}`, { headers })
    states.set(
      paymentId,
      answer.ok() ? ((await answer.json()) as { status: string }).status : `answer ${answer.status()}`,
    )
  }
  await visitor.dispose()
  const known = ['pending', 'completed']
  return {
    orders: [...ordered].filter((id) => !known.includes(states.get(id) ?? '')),
    payments: [...paid].filter((id) => states.get(id) !== 'completed'),
  }
}

const order = {
  mode: 'guest',
  contact: {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    email: 'ayse@example.com',
    phone: '0532 123 45 67',
    address: '',
    city: 'İstanbul',
    country: 'TR',
  },
  passengers: [
    {
      name: 'Mehmet',
      surname: 'Yılmaz',
      gender: 'male',
      birthDate: '1957-09-02',
      nationality: 'TR',
      tckn: '10000000146',
      passportNumber: 'U87654321',
      passportExpiry: '2035-04-04',
    },
  ],
  consents: { terms: true, privacy: true, personalData: true, health: true, marketing: false },
}

const card = {
  contact: { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 123 45 67' },
  card: { number: '4111111111111111', expiry: '12/32', cvc: '123', name: 'AYSE YILMAZ' },
}
