import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { type RefundRequest } from '../provider.server.ts'
import { parsePaytrAmount, refundOfStatus, snapshotOfStatus } from './paytr-answer.server.ts'

const found = {
  status: 'success',
  payment_amount: '1080,5',
  payment_total: '1080,5',
  currency: 'TL',
  taksit: '0',
  masked_pan: '455359AAA6747',
  returns: [],
}

describe('a status query', () => {
  test('shows what was taken and with which card', () => {
    expect(snapshotOfStatus(found, 'a1')).toEqual({
      outcome: 'captured',
      source: 'query',
      paymentRef: 'a1',
      amount: money(108_050, 'TRY'),
      card: { brand: 'visa', last4: '6747' },
    })
  })

  test('takes the interest that the bank asks for installments for nobody’s mistake', () => {
    const spread = { ...found, taksit: '6', payment_total: '1200.00' }

    expect(snapshotOfStatus(spread, 'a1').amount).toEqual(money(108_050, 'TRY'))
  })

  test('shows any other difference', () => {
    expect(snapshotOfStatus({ ...found, payment_total: '1200.00' }, 'a1').amount).toEqual(money(120_000, 'TRY'))
    const tooLittle = { ...found, taksit: '6', payment_total: '10.00' }
    expect(snapshotOfStatus(tooLittle, 'a1').amount).toEqual(money(1000, 'TRY'))
    expect(snapshotOfStatus({ ...found, currency: 'USD' }, 'a1').amount).toEqual(money(108_050, 'USD'))
  })

  test('that finds nothing tells a refused payment from none as little as PayTR does', () => {
    const nothing = { status: 'error', err_no: '004', err_msg: 'merchant_oid ile basarili odeme bulunamadi' }

    expect(snapshotOfStatus(nothing, 'a1')).toEqual({ outcome: 'not_found', source: 'query' })
  })

  test.each([
    ['a closed shop', { status: 'error', err_no: '001' }],
    ['a wrong token', { status: 'error', err_no: '003' }],
    ['an unknown currency', { ...found, currency: 'RUB' }],
    ['an unknown form', { state: 'paid' }],
    ['no object', 'OK'],
  ])('that answers with %s says nothing', (_, answer) => {
    expect(() => snapshotOfStatus(answer, 'a1')).toThrow(Indeterminate)
  })
})

test.each([
  ['10,8', 1080],
  ['10.8', 1080],
  ['10', 1000],
  ['0.24', 24],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
])('reads %s as %d', (text, minor) => {
  expect(parsePaytrAmount(text, 'TRY')).toEqual(money(minor, 'TRY'))
})

test.each(['1.234', '1,234', '', '-1', '1e3', '12,345,6', '10.805'])('does not guess what %s means', (text) => {
  expect(() => parsePaytrAmount(text, 'TRY')).toThrow(Indeterminate)
})

describe('a refund in the status query', () => {
  test('is found by our reference', () => {
    const answer = { ...found, returns: [{ return_amount: '10,25', reference_no: 'c0ffee12' }] }

    expect(refundOfStatus(answer, aRefund())).toEqual({ outcome: 'succeeded', providerRef: 'c0ffee12' })
  })

  test('that is not listed never arrived', () => {
    const other = { ...found, returns: [{ amount: '5,00', reference_no: 'another' }] }

    expect(refundOfStatus(found, aRefund())).toEqual({ outcome: 'refused', reason: 'not_found' })
    expect(refundOfStatus({ ...found, returns: null }, aRefund())).toMatchObject({ reason: 'not_found' })
    expect(refundOfStatus(other, aRefund())).toEqual({ outcome: 'refused', reason: 'not_found' })
  })

  test('never arrived when no more went back than we know of, whatever the list calls it', () => {
    const answer = { ...found, returns: [{ return_amount: '5.00' }] }

    expect(refundOfStatus(answer, aRefund({ refundedBefore: money(500, 'TRY') }))).toMatchObject({
      reason: 'not_found',
    })
  })

  test('is unclear when more went back and nothing says what for', () => {
    const answer = { ...found, returns: [{ return_amount: '10.25' }] }

    expect(refundOfStatus(answer, aRefund())).toMatchObject({ outcome: 'indeterminate' })
  })

  test('is unclear when its payment is not found', () => {
    expect(refundOfStatus({ status: 'error', err_no: '004' }, aRefund())).toMatchObject({ outcome: 'indeterminate' })
  })
})

function aRefund(changes: Partial<RefundRequest> = {}): RefundRequest {
  return {
    attemptRef: 'a1',
    providerRef: undefined,
    paymentRef: 'a1',
    amount: money(108_050, 'TRY'),
    refundRef: 'c0ffee-12',
    back: money(1025, 'TRY'),
    captured: money(108_050, 'TRY'),
    refundedBefore: money(0, 'TRY'),
    capturedAt: new Date('2027-03-01T12:00:00Z'),
    reason: '',
    ...changes,
  }
}
