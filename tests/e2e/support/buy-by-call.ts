import { randomUUID } from 'node:crypto'
import { request, type APIRequestContext } from '@playwright/test'
import { guestContact, guestOrder } from './guest-order.ts'

/** What a program has said yes to, by the token of the payment. */
export type Acknowledged = { ordered: Set<string>; paid: Set<string> }

/** Orders and pays at a program again and again until told; errors are expected, for something is broken on purpose. */
export async function buyAgainAndAgain(
  origin: string,
  nth: number,
  acknowledged: Acknowledged,
  isOver: { now: boolean },
): Promise<void> {
  for (let turn = 0; !isOver.now; turn += 1) {
    const visitor = await request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { 'X-Forwarded-For': `100.70.${nth}.${turn % 250}` },
    })
    await buy(visitor, acknowledged).catch(() => undefined)
    await visitor.dispose()
  }
}

/** What was acknowledged and is not there any more. */
export async function whatWasLost(
  origin: string,
  { ordered, paid }: Acknowledged,
): Promise<{ orders: string[]; payments: string[] }> {
  const visitor = await request.newContext({ baseURL: origin })
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

async function buy(visitor: APIRequestContext, acknowledged: Acknowledged): Promise<void> {
  const placed = await visitor.post('/api/v1/checkout', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      ...guestOrder,
      contact: guestContact(`${randomUUID()}@example.com`),
      items: [{ id: await tourWithPlaces(visitor), quantity: 1 }],
    },
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

const card = {
  contact: { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 123 45 67' },
  card: { number: '4111111111111111', expiry: '12/32', cvc: '123', name: 'AYSE YILMAZ' },
}
