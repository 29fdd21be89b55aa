import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { Db } from '#platform/db/client.server.ts'
import { chooseColumns } from './choose-columns.server.ts'
import { findListDesk } from './find-list-desk.server.ts'
import { countUnreadNews, listNews } from './list-news.server.ts'
import { markAllNewsRead, markNewsRead } from './mark-news-read.server.ts'
import { noteGivenUpJob } from './note-given-up-job.server.ts'
import { removeView, restoreView } from './remove-view.server.ts'
import { saveView } from './save-view.server.ts'

const noon = new Date('2027-03-01T09:00:00Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

test('keeps which columns somebody leaves out, of their list alone', async () => {
  const db = await testDb()
  const ayse = await aColleague(db)
  const omar = await aColleague(db)

  await chooseColumns(db, ayse, { list: 'orders', hidden: ['phone', 'total'] })
  await chooseColumns(db, ayse, { list: 'orders', hidden: ['phone'] })

  expect((await findListDesk(db, ayse, 'orders')).hiddenColumns).toEqual(['phone'])
  expect((await findListDesk(db, ayse, 'payments')).hiddenColumns).toEqual([])
  expect((await findListDesk(db, omar, 'orders')).hiddenColumns).toEqual([])
})

test('a view is seen by its owner, and by others when it is shared; saving it again replaces it', async () => {
  const db = await testDb()
  const ayse = await aColleague(db)
  const omar = await aColleague(db)
  const view = { list: 'orders' as const, query: '?state=paid&page=4' }

  await saveView(db, ayse, { ...view, name: 'Ödenenler', isShared: false }, noon)
  await saveView(db, ayse, { ...view, name: 'Ocak', query: 'from=2027-01-01', isShared: true }, noon)
  await saveView(db, ayse, { ...view, name: 'Ödenenler', query: 'state=refunded', isShared: false }, noon)

  expect((await findListDesk(db, ayse, 'orders')).views).toMatchObject([
    { name: 'Ocak', query: 'from=2027-01-01', isShared: true, isOwn: true },
    { name: 'Ödenenler', query: 'state=refunded', isShared: false, isOwn: true },
  ])
  expect((await findListDesk(db, omar, 'orders')).views).toMatchObject([{ name: 'Ocak', isOwn: false }])
})

test('only its owner takes a view away, and brings it back; both are in the audit log', async () => {
  const db = await testDb()
  const ayse = await aColleague(db)
  const omar = await aColleague(db)
  const saved = await saveView(db, ayse, { list: 'orders', name: 'Ocak', query: 'q=a', isShared: true }, noon)
  const id = saved.ok ? saved.value.id : ''

  expect(await removeView(db, omar, { list: 'orders', id }, noon)).toEqual({
    ok: false,
    error: { code: 'view-not-found' },
  })
  expect((await removeView(db, ayse, { list: 'orders', id }, noon)).ok).toBe(true)
  expect((await findListDesk(db, omar, 'orders')).views).toEqual([])
  expect((await restoreView(db, ayse, { list: 'orders', id }, noon)).ok).toBe(true)
  expect((await findListDesk(db, omar, 'orders')).views).toHaveLength(1)

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.map(({ action }) => action)).toEqual(['list.view-restored', 'list.view-removed', 'list.view-saved'])
})

test('news are read one by one or all at once, and only by those whose areas they belong to', async () => {
  const db = await testDb()
  const owner = await aColleague(db)
  const writer = await aColleague(db, 'content')
  await noteGivenUpJob(db, 'send-mail', noon)
  await noteGivenUpJob(db, 'send-webhook', minutes(1))
  const news = await listNews(db, owner, { limit: 10 }, minutes(2))

  expect(news.map(({ kind, label, isRead }) => [kind, label, isRead])).toEqual([
    ['given-up-job', 'send-webhook', false],
    ['given-up-job', 'send-mail', false],
  ])
  expect(await countUnreadNews(db, writer, 100, minutes(2))).toBe(0)

  await markNewsRead(db, owner, `given-up-job:${news[0]?.subjectId}`)
  await markNewsRead(db, owner, `given-up-job:${news[0]?.subjectId}`)
  expect(await countUnreadNews(db, owner, 100, minutes(2))).toBe(1)
  expect((await listNews(db, owner, { limit: 10, isUnread: true }, minutes(2))).map(({ label }) => label)).toEqual([
    'send-mail',
  ])

  await markAllNewsRead(db, owner, minutes(2))
  await noteGivenUpJob(db, 'send-mail', minutes(3))
  expect(await countUnreadNews(db, owner, 100, minutes(4))).toBe(1)
})

test('what happened more than thirty days ago is no news', async () => {
  const db = await testDb()
  const owner = await aColleague(db)
  await noteGivenUpJob(db, 'send-mail', noon)

  expect(await countUnreadNews(db, owner, 100, minutes(31 * 24 * 60))).toBe(0)
})

async function aColleague(db: Db, staffRole: 'owner' | 'content' = 'owner') {
  const { userId } = await aUser(db, { staffRole })
  return aStaffMember({ id: userId, staffRole })
}
