import { expect, test } from 'vitest'
import { localePath } from '#app/addresses/paths.ts'
import { money } from '#kernel/money.ts'
import { changePaymentLink } from '#modules/payment-links/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aBankAccount, attemptsOf } from '#modules/payments/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const card = { number: '4111 1111 1111 1111', cardName: 'AYSE YILMAZ', expiry: '12/29', cvc: '123' }
/** As they are ticked in the form of a link. */
const agreed = { 'consents.terms': 'on', 'consents.privacy': 'on', 'consents.personalData': 'on' }
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }

/** A customer has the page of a link open while staff change its price from 1,160.00 to 1,260.00 USD. */
async function anOpenPage(locale: 'tr' | 'en' | 'ar' = 'en') {
  const db = await testDb()
  await aBankAccount(db)
  const app = await testApp({ db })
  const { admin, id, token } = await aLink(db, { locale, allowsInstallments: true })
  const address = localePath(locale, `/payment/${token}`)
  const opened = seenOn(await (await getPage(app, address)).text())
  await changePaymentLink(db, admin, { id, version: 1, change: { price: money(126_000, 'USD') } }, new Date())
  const send = (fields: Record<string, string>) =>
    postForm(app, address, { idempotencyKey: crypto.randomUUID(), installments: '1', ...payer, ...agreed, ...fields })
  return { db, token, opened, send }
}

test.each([
  ['tr', 'Tutar bu arada değişti', '1.260,00'],
  ['en', 'The amount has changed meanwhile', '$1,260.00'],
  ['ar', 'تغيّر المبلغ في هذه الأثناء', '1,260.00'],
] as const)('nobody pays a price that was changed under their eyes (%s)', async (locale, said, price) => {
  const { db, token, opened, send } = await anOpenPage(locale)

  const refused = await send({ method: 'card', ...card, ...opened })
  const html = await refused.text()
  const paid = await send({ method: 'card', ...card, ...seenOn(html) })

  expect(refused.status).toBe(409)
  for (const word of [said, price]) expect(html).toContain(word)
  expect(paid.headers.get('location')).toBe(localePath(locale, `/payment/${token}/success`))
  expect(await attemptsOf(db, token)).toMatchObject([{ captured_minor: 126_000 }])
})

test.each([{ method: 'transfer' }, { method: 'installments', installments: '3', ...card }])(
  '$method is refused as well',
  async (way) => {
    const { db, token, opened, send } = await anOpenPage()

    const refused = await send({ ...way, ...opened })

    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(way.method === 'transfer' ? '$1,260.00' : '$1,360.80')
    expect(await attemptsOf(db, token)).toEqual([])
  },
)

/** The hidden fields that say what the page shows. */
function seenOn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/name="(seen-\d+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
  )
}
