import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { coverCashRefund } from './cover-cash-refund.ts'

const usd = (minor: number) => money(minor, 'USD')
const promised = [{ amount: usd(300) }, { amount: usd(200) }]
const held = [{ refundable: usd(50) }, { refundable: usd(1000) }]

test('keeps promises first and takes the rest of what is held, in the order given', () => {
  expect(coverCashRefund(usd(600), promised, held)).toEqual({
    ok: true,
    value: {
      promises: promised,
      takes: [
        { held: held[0], amount: usd(50) },
        { held: held[1], amount: usd(50) },
      ],
    },
  })
})

test('keeps one promise alone', () => {
  expect(coverCashRefund(usd(300), promised, held)).toEqual({ ok: true, value: { promises: [promised[0]], takes: [] } })
})

test('splits no promise, and says what would keep it', () => {
  expect(coverCashRefund(usd(400), promised, held)).toEqual({
    ok: false,
    error: { code: 'promised-otherwise', promised: usd(500) },
  })
})

test('gives no more than there is', () => {
  expect(coverCashRefund(usd(1551), promised, held)).toEqual({
    ok: false,
    error: { code: 'not-held-for-desk', refundable: usd(1550) },
  })
})

test('adds no two currencies up', () => {
  expect(() => coverCashRefund(money(100, 'TRY'), [], held)).toThrow(TypeError)
})
