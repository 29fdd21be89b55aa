import { expect, test } from 'vitest'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findDepositOffer } from './deposit-offer.server.ts'
import { linesOfParty, quoteParty } from './domain/quote-party.ts'
import { quoteCart } from './quote-cart.server.ts'
import { depositTermsSetting, pricesIncludeTaxSetting, readPriceRules } from './settings.server.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const fares = ['double', 'double', 'triple', 'triple', 'triple']

test.each([true, false])(
  'is what the order will cost, with its deposit (prices contain tax: %s)',
  async (isIncluded) => {
    const db = await testDb()
    await writeSetting(db, pricesIncludeTaxSetting, isIncluded)
    const { id } = await aDeparture(db, {
      fares: [
        { fare: 'double', amountMinor: 269_000 },
        { fare: 'triple', amountMinor: 241_333 },
      ],
    })
    const today = dayInIstanbul(noon)
    const [tour] = await findDeparturesForSale(db, [id], today)
    const [rules, terms] = [await readPriceRules(db), await readSetting(db, depositTermsSetting)]

    const quoted = tour && quoteParty({ tour, fares, rules, terms, today })
    const order = await quoteCart(db, { lines: linesOfParty(id, fares), isMember: false }, noon)

    if (!quoted?.ok || !order.ok) throw new Error('not priced')
    expect(quoted.value.totals.total).toEqual(order.value.total)
    expect(quoted.value.lines).toEqual(order.value.lines)
    const offer = await findDepositOffer(db, order.value, today)
    expect(quoted.value.deposit).toEqual({ kind: 'offered', ...offer })
  },
)

test('what the departure does not have is refused as the order would be', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 1 })
  const today = dayInIstanbul(noon)
  const [tour] = await findDeparturesForSale(db, [id], today)
  const facts = { rules: await readPriceRules(db), terms: await readSetting(db, depositTermsSetting), today }

  const full = tour && quoteParty({ ...facts, tour, fares: ['double', 'double'] })
  const nobody = tour && quoteParty({ ...facts, tour, fares: [] })

  expect(full).toMatchObject({ ok: false, error: { lines: [{ code: 'tour-full', seatsLeft: 1 }] } })
  expect(nobody).toEqual({ ok: false, error: { code: 'cart-empty' } })
})
