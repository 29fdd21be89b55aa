import { randomUUID } from 'node:crypto'
import type { Site } from './site.ts'

/** Orders two beds of a tour by the public call and answers the path of its payment page. */
export async function placeOrder(site: Site, tour: string): Promise<string> {
  const passenger = {
    roomType: 'double',
    name: 'AYSE',
    surname: 'YILMAZ',
    gender: 'female',
    birthDate: '1957-09-02',
    nationality: 'TR',
    tckn: '10000000146',
    passportNumber: 'U87654321',
    passportExpiry: '2036-04-04',
  }
  const answer = await fetch(`${site.origin}/api/v1/checkout?locale=tr`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: site.origin },
    body: JSON.stringify({
      mode: 'guest',
      items: [{ id: tour.split('/').at(-1), quantity: 2, options: { roomType: 'double' } }],
      contact: {
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        email: 'ayse@example.com',
        phone: '05321234567',
        city: 'İstanbul',
        country: 'TR',
      },
      passengers: [passenger, { ...passenger, name: 'FATMA', tckn: '10000000214', passportNumber: 'U87654322' }],
      consents: { terms: true, privacy: true, personalData: true },
    }),
  })
  const order = (await answer.json()) as { redirectTo?: string }
  if (!order.redirectTo) throw new Error(`the order was refused: ${JSON.stringify(order)}`)
  return order.redirectTo
}
