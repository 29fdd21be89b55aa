import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { openPaymentLink } from '#modules/payment-links/index.server.ts'
import { aClerk, aLinkRequest } from '#modules/payment-links/testing/builders.ts'
import { agreeTo } from '#platform/messages/testing/a-message.ts'
import { withMessageKeys } from '#platform/messages/testing/message-keys.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aLinkPage({ agreed = ['sms'] as ('whatsapp' | 'sms')[], env = withMessageKeys() } = {}) {
  const db = await testDb()
  const { id } = await openPaymentLink(db, await aClerk(db), aLinkRequest(), new Date())
  await agreeTo(db, agreed, '+905320000000')
  const app = await testApp({ db, env })
  const { headers } = await staffSignedIn(db, { staffRole: 'finance' })
  const address = `/tr/admin/paymentLinks/${id}`
  const button = async () =>
    load(await (await getPage(app, address, headers)).text())('button[value="send-message"]')
      .text()
      .trim()
  const send = () => postForm(app, address, { intent: 'send-message' }, headers)
  return { app, address, headers, button, send }
}

test('staff send a link by the way that its customer agreed to, beside mail', async () => {
  const { app, address, headers, button, send } = await aLinkPage()
  expect(await button()).toBe('SMS ile gönder')

  const sent = await send()
  const page = load(await (await getPage(app, sent.headers.get('location') ?? '', headers)).text())

  expect(sent.headers.get('location')).toBe(`${address}?done=sent-message`)
  expect(page('body').text()).toContain('Mesaj yola çıktı')
  expect(page('body').text()).toContain('+905320000000')
})

test('who agreed to no way is sent a mail only, and a form of before is refused', async () => {
  const { button, send } = await aLinkPage({ agreed: [] })

  const refused = await send()

  expect([await button(), refused.status]).toEqual(['', 409])
  expect(await refused.text()).toContain('Müşteri bu telefona mesaj gönderilmesini istemiyor.')
})
