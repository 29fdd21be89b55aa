import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { localePath } from '#app/addresses/paths.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { findAttempt } from '#modules/payments/index.server.ts'
import { payerConsents } from '#modules/payments/index.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { aBankAccount, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const card = { number: '4111 1111 1111 1111', cardName: 'AYSE YILMAZ', expiry: '12/29', cvc: '123' }
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const ticked = { 'consents.terms': 'on', 'consents.privacy': 'on', 'consents.personalData': 'on' }
const ways = [
  { method: 'card', ...card },
  { method: 'installments', installments: '3', ...card },
  { method: 'transfer' },
]

async function aLinkPage(locale: Locale = 'en') {
  const db = await testDb()
  await aBankAccount(db)
  const app = await testApp({ db })
  const { admin, token } = await aLink(db, { locale, allowsInstallments: true, title: 'Recep umresi' })
  const address = localePath(locale, `/payment/${token}`)
  const send = (fields: Record<string, string>) =>
    postForm(app, address, { idempotencyKey: crypto.randomUUID(), installments: '1', ...payer, ...fields })
  return { db, admin, token, address, send, html: await (await getPage(app, address)).text() }
}

test.each(locales)(
  'a link asks for each consent by a box of its own, none ticked, with its texts (%s)',
  async (locale) => {
    const { html } = await aLinkPage(locale)
    const text = translator(locale, 'payment')

    expect(boxesOf(html)).toEqual(payerConsents.map((kind) => ({ kind, isTicked: false })))
    for (const kind of payerConsents) expect(html).toContain(text(`agree-${kind}`))
    for (const path of ['/mesafeli-satis-sozlesmesi', '/iade-sozlesmesi', '/gizlilik-sozlesmesi'])
      expect(html).toContain(`href="${localePath(locale, path)}"`)
    expect(html).toMatch(/<details[^>]*>[^]*Recep umresi[^]*<\/details>/)
  },
)

test('the number of a link is written as it is: capitals would make another number of it', async () => {
  const { html } = await aLinkPage('tr')
  const line = /<p class="([^"]*)">[^<]*pl_[\w-]+/.exec(html)

  expect(line?.[1]).toMatch(/asWritten/)
})

test.each(ways)('without its consents a link is paid by no way: $method', async (way) => {
  const { db, token, send } = await aLinkPage()
  const text = translator('en', 'payment')

  const refused = await send({ ...way, 'consents.privacy': 'on' })
  const html = await refused.text()

  expect(refused.status).toBe(422)
  for (const said of [text('needed-terms'), text('needed-personalData')])
    expect(htmlWithoutScript(html)).toContain(said)
  expect(htmlWithoutScript(html)).toContain('Please accept the required agreements')
  expect(alertsOf(html)).not.toContain(text('needed-privacy'))
  expect(boxesOf(html).map(({ isTicked }) => isTicked)).toEqual([false, true, false])
  expect(await attemptsOf(db, token)).toEqual([])
})

test('what is wrong beside the consents is said at once, and the ticks are kept', async () => {
  const { send } = await aLinkPage()

  const html = await (await send({ ...card, method: 'card', cvc: '1', ...ticked, email: 'a@b' })).text()

  expect(alertsOf(html)).toEqual(expect.arrayContaining(['Please enter a valid email address', 'Invalid CVC code']))
  expect(boxesOf(html).every(({ isTicked }) => isTicked)).toBe(true)
})

test.each(ways)('who paid a link by $method agreed to these texts in these versions, at this time', async (way) => {
  const { db, admin, token, send } = await aLinkPage()
  const before = Date.now()

  const paid = await send({ ...way, ...ticked })

  expect(paid.status).toBe(302)
  const [attempt] = await attemptsOf(db, token)
  const { agreement } = (await findAttempt(db, admin, attempt?.ref ?? ''))?.attempt ?? {}
  expect(agreement?.consents).toEqual(payerConsents)
  expect(agreement?.texts).toMatchObject(
    ['distance-sales-agreement', 'refund-agreement', 'privacy-notice', 'explicit-consent'].map((id) => ({
      id,
      version: expect.stringMatching(/^\d/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'en',
    })),
  )
  expect(agreement?.at.getTime()).toBeGreaterThanOrEqual(before)
})

test('an order was agreed to where it was placed: its payment asks for nothing again', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const token = await aPayment(db)

  const html = await (await getPage(app, `/payment/${token}`)).text()
  const form = { method: 'card', installments: '1', idempotencyKey: crypto.randomUUID(), ...card, ...payer }
  const paid = await postForm(app, `/payment/${token}`, form)

  expect(boxesOf(html)).toEqual([])
  expect(paid.headers.get('location')).toBe(`/payment/${token}/success`)
})

function boxesOf(html: string) {
  const boxes = html.match(/<input[^>]*name="consents\.\w+"[^>]*>/g) ?? []
  return boxes.map((box) => ({
    kind: /name="consents\.(\w+)"/.exec(box)?.[1],
    isTicked: /\schecked(=|\s|\/|>)/.test(box),
  }))
}

/** What the page shows as wrong at its fields. */
function alertsOf(html: string): string[] {
  return [...html.matchAll(/<p id="[^"]*-error"[^>]*>(.*?)<\/p>/gs)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  )
}

/** Texts for the script stand in an attribute; they are not shown. */
function htmlWithoutScript(html: string): string {
  return html.replace(/data-texts="[^"]*"/, '')
}
