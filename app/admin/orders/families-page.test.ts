import { expect, test } from 'vitest'
import { anOrderedGroup } from '#modules/agents/testing/a-group.ts'
import { findAgreedOrder, listFamilies } from '#modules/booking/index.server.ts'
import { capture } from '#modules/booking/testing/parts.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'

const now = new Date()

test('before the first share the order says until when the seats wait, and nobody can be taken off', async () => {
  const { read } = await anOrderPage()

  const html = await read()

  expect(html).toContain('Paid up: 0 of 4')
  expect(html).toContain('3 families to remind')
  expect(html).toContain('The seats are held until')
  expect(html).not.toContain('who=')
})

test('whoever has not paid stands on top, with words for WhatsApp in the language of the order and the ways to go on', async () => {
  const { db, orderId, families, read } = await anOrderPage()
  const [ak] = await families()
  for (const part of ak?.parts ?? []) await capture(db, orderId, part, now)

  const html = await read()
  const kara = (await families())[1]

  expect(html).toContain('Paid up: 2 of 4')
  expect(html.indexOf(`family/${kara?.token}`)).toBeLessThan(html.indexOf(`family/${ak?.token}`))
  expect(html).toContain(encodeURIComponent('Sayın Ali C Kara'))
  expect(html).toContain(encodeURIComponent(`/tr/family/${kara?.token}`))
  expect(html.match(/href="https:\/\/wa\.me[^"]*family/g)).toHaveLength(2)
  expect(html).toContain(`family=${kara?.id}`)
  expect(html).toContain(`who=${kara?.travellers[0]}`)
})

async function anOrderPage() {
  const made = await anOrderedGroup(['Ak', 'Ak', 'Kara', 'Demir'], { now })
  const { db, orderId } = made
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const id = (await findAgreedOrder(db, { id: orderId }))?.publicId ?? ''
  return {
    ...made,
    families: () => listFamilies(db, orderId, now),
    read: async () => (await getPage(app, `/admin/orders/${id}`, headers)).text(),
  }
}
