import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { findAgency } from '#modules/agents/index.server.ts'
import { anAgency } from '#modules/agents/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { createWriting, importMedia } from '#modules/content/index.server.ts'
import { aPageDraft } from '#modules/content/testing/a-draft.ts'
import { aText } from '#modules/content/testing/builders.ts'
import { subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import { openEndpoint } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const now = new Date()

/** A desk that deletes at a page, follows where it leads, and presses what the toast offers. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers, userId } = await staffSignedIn(db)
  const read = async (path: string) => (await getPage(app, path, headers)).text()
  return {
    db,
    admin: aStaffMember({ id: userId }),
    read,
    post: (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers),
    async remove(path: string, fields: Record<string, string>) {
      const removed = await postForm(app, path, fields, headers)
      const list = removed.headers.get('location') ?? ''
      const html = await read(list)
      const [form = '', action = ''] =
        /<form[^>]*action="([^"]*)"[^>]*>(?:(?!<\/form>).)*name="undo".*?<\/form>/.exec(html) ?? []
      const carried = [...form.matchAll(/<(?:input|button)\b[^>]*name="[^>]*>/g)].map(([field]) => [
        /name="([^"]*)"/.exec(field)?.[1],
        /value="([^"]*)"/.exec(field)?.[1],
      ])
      return {
        async undo() {
          const answer = await postForm(app, action.replaceAll('&amp;', '&'), Object.fromEntries(carried), headers)
          return read(answer.headers.get('location') ?? '')
        },
      }
    },
    acts: async () => {
      const { entries } = await listAuditEntries(db, { page: 1, pageSize: 2 })
      return entries.map(({ action }) => action)
    },
  }
}

const rowsOf = async (db: Db, table: string) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows

test('a page that was deleted comes back with its links, texts and publication, and is on the site again', async () => {
  const { db, admin, read, remove, acts } = await aDesk()
  const page = await createWriting(db, admin, { kind: 'page', draft: aPageDraft() }, now)
  const key = page.ok ? page.value.key : ''
  const before = await rowsOf(db, 'pages')

  const removed = await remove(`/tr/admin/content/pages/${key}`, { intent: 'remove', version: '1' })
  expect(await rowsOf(db, 'pages')).toEqual([])
  const list = await removed.undo()

  expect(list).toContain('Geri getirildi')
  expect(await rowsOf(db, 'pages')).toEqual(before)
  expect(await acts()).toEqual(['content.restore', 'content.remove'])
  expect(await read('/tr/page/hakkimizda')).toContain('Biz kimiz.')
})

test('a picture that was deleted comes back as it was', async () => {
  const { db, remove, acts } = await aDesk()
  await aPicture(db)
  const before = await rowsOf(db, 'media')

  const removed = await remove('/admin/media', { intent: 'remove', id: 'm-1', version: '1' })
  expect(await rowsOf(db, 'media')).toEqual([])
  await removed.undo()

  expect(await rowsOf(db, 'media')).toEqual(before)
  expect(await acts()).toEqual(['content.restore', 'content.remove'])
})

test('an address that was taken off the newsletter comes back with its consent, and only once', async () => {
  const { db, remove, acts } = await aDesk()
  await anAddress(db)
  const before = await rowsOf(db, 'newsletter_subscriptions')
  const id = String((before[0] as { id: string }).id)

  const removed = await remove('/admin/newsletter', { id })
  expect(await rowsOf(db, 'newsletter_subscriptions')).toEqual([])
  await removed.undo()
  const again = await removed.undo()

  expect(await rowsOf(db, 'newsletter_subscriptions')).toEqual(before)
  expect(again).toContain('There is nothing left to restore')
  expect(await acts()).toEqual(['newsletter.restore', 'newsletter.remove'])
})

test('an address that asked anew meanwhile is not brought back over itself', async () => {
  const { db, remove } = await aDesk()
  await anAddress(db)
  const [row] = (await rowsOf(db, 'newsletter_subscriptions')) as { id: string }[]

  const removed = await remove('/admin/newsletter', { id: row?.id ?? '' })
  await anAddress(db)
  const list = await removed.undo()

  expect(list).toContain('its place has been taken')
  expect(await rowsOf(db, 'newsletter_subscriptions')).toHaveLength(1)
})

test('a listener that was removed is told again under the same secret', async () => {
  const { db, admin, remove, acts } = await aDesk()
  const wish = { url: 'https://partner.example/', description: '', events: ['order.placed' as const] }
  const opened = await openEndpoint(db, admin, wish, { allowsPrivate: false }, now)
  const before = await rowsOf(db, 'webhook_endpoints')

  const removed = await remove('/admin/webhooks', { intent: 'remove', id: opened.ok ? opened.value.endpoint.id : '' })
  await removed.undo()

  expect(await rowsOf(db, 'webhook_endpoints')).toEqual(before)
  expect(await acts()).toEqual(['webhook.restore', 'webhook.remove'])
})

test('who was taken off an agency sells for it again, and a rule of its commission counts again', async () => {
  const { db, admin, remove, acts } = await aDesk()
  const { agencyId, userId } = await anAgency(db, { userId: (await aUser(db, { isAgent: true })).userId })
  const before = await findAgency(db, admin, agencyId, now)
  const path = `/admin/agents/${agencyId}`

  const user = await remove(path, { intent: 'remove-user', userId })
  expect((await findAgency(db, admin, agencyId, now))?.users).toEqual([])
  await user.undo()
  const rule = await remove(path, { intent: 'remove-rule', ruleId: before?.rules[0]?.id ?? '' })
  expect((await findAgency(db, admin, agencyId, now))?.rules).toEqual([])
  await rule.undo()

  expect(await findAgency(db, admin, agencyId, now)).toEqual(before)
  expect(await acts()).toEqual(['agency.restore-rule', 'agency.remove-rule'])
})

function aPicture(db: Db) {
  return importMedia(db, {
    albums: [{ key: 'umre', name: aText('Umre') }],
    media: [
      {
        id: 'm-1',
        kind: 'photo',
        album: 'umre',
        picture: 'haramain-train',
        width: 40,
        height: 30,
        alt: aText('Kâbe'),
        caption: aText('Sabah'),
        takenOn: '2026-01-01',
        isSample: false,
      },
    ],
    shares: [],
  })
}

async function anAddress(db: Db) {
  const draft = { email: 'ayse@example.com', hasConsent: true }
  await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, now)
}
