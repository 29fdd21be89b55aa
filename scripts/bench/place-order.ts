import { randomUUID } from 'node:crypto'
import type { Site } from './site.ts'

/** Orders two beds of a tour by the public call and answers the path of its payment page; each number is another customer. */
export async function placeOrder(site: Site, tour: string, customer = 0): Promise<string> {
  const passenger = {
    roomType: 'double',
    name: 'AYSE',
    surname: 'YILMAZ',
    gender: 'female',
    birthDate: '1957-09-02',
    nationality: 'DE',
    passportNumber: `C01X${1000 + customer}A`,
    passportExpiry: '2036-04-04',
  }
  const answer = await fetch(`${site.origin}/api/v1/checkout?locale=tr`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: site.origin,
      'X-Forwarded-For': `203.0.${customer % 250}.9`,
    },
    body: JSON.stringify({
      mode: 'guest',
      items: [{ id: tour.split('/').at(-1), quantity: 2, options: { roomType: 'double' } }],
      contact: {
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        email: `ayse${customer}@example.com`,
        phone: `0532${1234567 + customer}`,
        city: 'İstanbul',
        country: 'TR',
      },
      passengers: [passenger, { ...passenger, name: 'FATMA', passportNumber: `C01X${1000 + customer}B` }],
      consents: { terms: true, privacy: true, personalData: true },
    }),
  })
  const order = (await answer.json()) as { redirectTo?: string }
  if (!order.redirectTo) throw new Error(`the order was refused: ${JSON.stringify(order)}`)
  return order.redirectTo
}
