import { expect, test } from 'vitest'
import { BadSignature } from '../provider.server.ts'
import { signBody } from '#platform/signed-body/signed-body.server.ts'
import { readStripeEvent } from './stripe-callback.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const secret = 'whsec_test'
const session = { id: 'cs_1', object: 'checkout.session', client_reference_id: 'a1', payment_intent: 'pi_1' }

test.each([
  ['checkout.session.completed', session, 'captured'],
  ['checkout.session.async_payment_succeeded', session, 'captured'],
  ['checkout.session.async_payment_failed', session, 'declined'],
  ['checkout.session.expired', session, 'expired'],
  ['charge.refunded', { id: 'ch_1', object: 'charge', metadata: { attempt: 'a1' } }, 'captured'],
  ['radar.early_fraud_warning.created', { id: 'issfr_1', object: 'radar.early_fraud_warning' }, 'pending'],
])('reads %s', (type, object, hint) => {
  const attemptRef = object.id.startsWith('issfr') ? '' : 'a1'

  expect(read({ id: 'evt_1', type, data: { object } })).toMatchObject({ attemptRef, eventId: 'evt_1', hint })
})

test('learns the name of the session from its event', () => {
  const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } }

  expect(read(event)).toMatchObject({ providerRef: 'cs_1' })
})

test('reads of a dispute only which payment it is about', () => {
  const object = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', metadata: {} }

  expect(read({ id: 'evt_2', type: 'charge.dispute.created', data: { object } })).toMatchObject({
    attemptRef: '',
    hint: 'disputed',
    paymentOfDispute: 'pi_1',
  })
})

test.each([
  ['another body', (body: string) => body.replace('a1', 'a2'), noon],
  ['an event of ten minutes ago', (body: string) => body, new Date('2027-03-01T12:10:00Z')],
])('refuses %s', (_, change, now) => {
  const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: session } })
  const headers = new Headers({ 'stripe-signature': signBody(secret, body, noon) })

  expect(() => readStripeEvent(secret, { headers, body: new TextEncoder().encode(change(body)) }, now)).toThrow(
    BadSignature,
  )
})

function read(event: object) {
  const body = JSON.stringify(event)
  const headers = new Headers({ 'stripe-signature': signBody(secret, body, noon) })
  return readStripeEvent(secret, { headers, body: new TextEncoder().encode(body) }, noon)
}
