import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { sayChanges } from './say-changes.server.ts'

test('what changed is told part by part, and what stayed is left out', () => {
  const entry = {
    action: 'payment-link.changed',
    before: { status: 'pending', price: money(50_000, 'USD'), note: '***' },
    after: { status: 'pending', price: money(40_000, 'USD'), expiresAt: '2027-03-01' },
  }

  expect(sayChanges(entry, 'en')).toEqual([
    { field: 'Price', before: words('$500.00'), after: words('$400.00') },
    { field: 'Note', before: words('kept private'), after: undefined },
    { field: 'Valid until', before: undefined, after: words('1 March 2027') },
  ])
})

test('a record names its parts as its form does, also in one language', () => {
  const content = { action: 'content.change', before: { order: '1' }, after: { order: '2', 'ar.title': 'من نحن' } }
  const sale = { action: 'payment.receive', before: null, after: { order: '3daf' } }

  expect(sayChanges(content, 'tr').map(({ field }) => field)).toEqual(['Sıra', 'Başlık (AR)'])
  expect(sayChanges(sale, 'tr').map(({ field }) => field)).toEqual(['Sipariş'])
})

test('a moment is told as clocks in Istanbul show it', () => {
  const entry = { action: 'order.place', before: null, after: { holdUntil: '2026-11-27T16:10:22.247Z' } }

  expect(sayChanges(entry, 'tr')).toEqual([
    { field: 'Yer şu zamana kadar ayrıldı', before: undefined, after: words('27 Kasım 2026 19.10') },
  ])
})

test('an amount alone is called one', () => {
  const entry = { action: 'payment.receive', before: null, after: money(9_050, 'USD') }

  expect(sayChanges(entry, 'en')).toEqual([{ field: 'Amount', before: undefined, after: words('$90.50') }])
})

test('yes, no and nothing are words; a list of records stays as it was written', () => {
  const entry = {
    action: 'operation.check-in',
    before: { isDone: false, room: null },
    after: { isDone: true, room: '101' },
  }
  const ticks = [{ traveller: '0bb7' }]

  expect(sayChanges(entry, 'tr')).toEqual([
    { field: 'Bitti', before: words('Hayır'), after: words('Evet') },
    { field: 'Oda', before: words('—'), after: words('101') },
  ])
  expect(sayChanges({ ...entry, before: null, after: ticks }, 'tr')).toEqual([
    { field: '', before: undefined, after: { text: JSON.stringify(ticks, null, 1), isCode: true } },
  ])
})

function words(text: string) {
  return { text, isCode: false }
}
