import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, money } from '#kernel/money.ts'
import { matchLine, type AwaitedMoney, type LineToMatch } from './match-line.ts'

const awaited: AwaitedMoney = {
  attemptRef: 'a',
  reference: '7K3MPQ2R',
  state: 'awaited',
  rest: money(100_000, 'USD'),
  payerName: 'Ayşe Yılmaz',
  customerName: 'Ayşe Yılmaz',
  number: '2027-000123',
}
const line: LineToMatch = { amount: money(100_000, 'USD'), text: 'umre 7k3m pq2r', payerName: null, isReversal: false }

test('the code with exactly what is left to pay is certain', () => {
  expect(matchLine(line, [awaited])).toMatchObject({
    certainty: 'certain',
    proposals: [{ attemptRef: 'a', reasons: ['reference', 'amount-equal'] }],
  })
})

test.each<[string, Partial<LineToMatch>, Partial<AwaitedMoney>, string]>([
  ['less than is left', { amount: money(90_000, 'USD') }, {}, 'amount-less'],
  ['more than is left', { amount: money(110_000, 'USD') }, {}, 'amount-more'],
  ['another currency', { amount: money(100_000, 'TRY') }, {}, 'other-currency'],
  ['a slip in the code', { text: 'umre 7k3mpq2' }, {}, 'reference-almost'],
  ['the number of the order', { text: '2027/000123 no.lu sipariş' }, {}, 'number'],
  ['a transfer that was given up', {}, { state: 'given-up' }, 'given-up'],
  ['a transfer that is paid', {}, { state: 'paid', rest: money(0, 'USD') }, 'paid-already'],
  ['a booking taken back', { isReversal: true }, {}, 'reversal'],
  ['name and amount without a code', { text: 'umre', payerName: 'YILMAZ AYSE' }, {}, 'name'],
  ['the name within the text', { text: 'Fast gelen Ayşe Yılmaz umre' }, {}, 'name'],
])('%s is likely, and asked', (_, lineChange, awaitedChange, reason) => {
  const match = matchLine({ ...line, ...lineChange }, [{ ...awaited, ...awaitedChange }])

  expect(match.certainty).toBe('likely')
  expect(match.proposals[0]?.reasons).toContain(reason)
})

test.each<[string, Partial<LineToMatch>]>([
  ['the amount alone', { text: 'umre' }],
  ['the name alone', { text: 'kira', payerName: 'Ayşe Yılmaz', amount: money(5_000, 'USD') }],
])('%s is proposed, but says little', (_, change) => {
  const match = matchLine({ ...line, ...change }, [awaited])

  expect([match.certainty, match.proposals.length]).toEqual(['unknown', 1])
})

test('money of a stranger is proposed for nothing', () => {
  expect(matchLine({ ...line, text: 'kira', amount: money(5, 'USD') }, [awaited])).toEqual({
    certainty: 'unknown',
    proposals: [],
  })
})

test('two codes in one text are asked', () => {
  const other = { ...awaited, attemptRef: 'b', reference: 'WXYZ2345' }

  const match = matchLine({ ...line, text: '7K3MPQ2R ve WXYZ2345' }, [awaited, other])

  expect(match.certainty).toBe('likely')
  expect(match.proposals.map(({ reasons }) => reasons.includes('several-references'))).toEqual([true, true])
})

test.each([0, -100_000])('%i is no payment', (minor) => {
  expect(matchLine({ ...line, amount: money(minor, 'USD') }, [awaited])).toEqual({
    certainty: 'outgoing',
    proposals: [],
  })
})

const anyAwaited = fc.record({
  attemptRef: fc.uuid(),
  reference: fc.constantFrom('7K3MPQ2R', 'WXYZ2345', 'ABCDEFGH'),
  state: fc.constantFrom('awaited' as const, 'given-up' as const, 'paid' as const),
  rest: fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...currencies))
    .map(([minor, currency]) => money(minor, currency)),
  payerName: fc.constantFrom('', 'Ayşe Yılmaz', 'Ali'),
  customerName: fc.constantFrom('', 'Ayşe Yılmaz'),
  number: fc.constantFrom('', '2027-000123'),
})
const anyLine = fc.record({
  amount: fc
    .tuple(fc.integer({ min: -1, max: 3 }), fc.constantFrom(...currencies))
    .map(([minor, currency]) => money(minor, currency)),
  text: fc.constantFrom('', '7K3MPQ2R', '7k3m pq2r wxyz2345', '7K3MPQ2 Ayşe Yılmaz', '2027-000123'),
  payerName: fc.constantFrom(null, 'AYSE YILMAZ'),
  isReversal: fc.boolean(),
})

test('what is certain names one awaited transfer, of the same currency and amount', () => {
  fc.assert(
    fc.property(anyLine, fc.uniqueArray(anyAwaited, { selector: ({ reference }) => reference }), (given, transfers) => {
      const { certainty, proposals } = matchLine(given, transfers)
      const chosen = transfers.find(({ attemptRef }) => attemptRef === proposals[0]?.attemptRef)

      const isSound = chosen?.state === 'awaited' && chosen.rest.minor === given.amount.minor && !given.isReversal

      expect(certainty === 'outgoing').toBe(given.amount.minor <= 0)
      expect(certainty !== 'certain' || (isSound && chosen.rest.currency === given.amount.currency)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
