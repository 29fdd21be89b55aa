import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { changeNote, findNote, listNotes } from '#modules/notes/index.server.ts'
import { aNote, aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const aPage = { page: 1, pageSize: 20 }

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  return {
    db,
    admin: aStaffMember({ id: staff.userId, fullName: 'Fatma Demir' }),
    get: async (path: string) => (await getPage(app, path, staff.headers)).text(),
    status: async (path: string) => (await getPage(app, path, staff.headers)).status,
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
  }
}

test.each([
  ['', 'Notes', 'New note'],
  ['/tr', 'Notlar', 'Yeni not'],
  ['/ar', 'الملاحظات', 'ملاحظة جديدة'],
])('%s/admin/notes lists what was written', async (prefix, title, action) => {
  const { db, admin, get } = await aDesk()
  const order = await anOrder(db)
  const note = await aNote(db, { by: admin, title: 'Vize bekliyor', related: { kind: 'order', id: order.id } })

  const html = await get(`${prefix}/admin/notes`)

  for (const text of [title, action, 'Vize bekliyor', 'Fatma Demir', order.orderNo]) expect(html).toContain(text)
  expect(html).toContain(`${prefix}/admin/notes/${note.id}`)
})

test('notes are searched and filtered by who wrote them', async () => {
  const { db, admin, get } = await aDesk()
  const ali = await aStoredStaffMember(db, 'Ali Kaya')
  await aNote(db, { by: admin, title: 'Otel değişti' })
  await aNote(db, { by: ali, title: 'Uçak rötarlı', body: '@Fatma Demir bilgin olsun' })
  const shown = async (query: string) => {
    const html = await get(`/admin/notes?${query}`)
    return ['Otel değişti', 'Uçak rötarlı'].filter((title) => html.includes(`<bdi>${title}</bdi></a>`))
  }

  expect(await shown('q=otel')).toEqual(['Otel değişti'])
  expect(await shown(`author=${ali.id}`)).toEqual(['Uçak rötarlı'])
  expect(await shown('view=mine')).toEqual(['Uçak rötarlı'])
})

test('a note is written and leads to its page', async () => {
  const { db, admin, send, get } = await aDesk()

  const answer = await send('/tr/admin/notes/new', { title: 'Vize', body: 'Evrak geldi', dueOn: '2027-03-01' })

  const { notes } = await listNotes(db, admin, aPage)
  expect(notes).toMatchObject([{ title: 'Vize', body: 'Evrak geldi', dueOn: '2027-03-01' }])
  expect(answer.headers.get('location')).toBe(`/tr/admin/notes/${notes[0]?.id}?done=written`)
  expect(await get(`/tr/admin/notes/${notes[0]?.id}`)).toContain('Evrak geldi')
})

test('the day until which something is due is read as people type it, and stands as the language writes it', async () => {
  const { db, admin, send, get } = await aDesk()

  await send('/tr/admin/notes/new', { title: 'Vize', dueOn: ' 1/3/27 ' })
  const refused = await send('/tr/admin/notes/new', { title: 'Vize', dueOn: '31.02.2027' })

  const { notes } = await listNotes(db, admin, aPage)
  expect(notes.map(({ dueOn }) => dueOn)).toEqual(['2027-03-01'])
  expect(await get(`/tr/admin/notes/${notes[0]?.id}`)).toContain('value="01.03.2027"')
  expect(await get(`/ar/admin/notes/${notes[0]?.id}`)).toContain('value="01/03/2027"')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('value="31.02.2027"')
})

test('what was typed comes back with what is wrong', async () => {
  const { send } = await aDesk()

  const answer = await send('/admin/notes/new', { title: ' ', body: 'Uzun bir metin', relatedKind: 'order' })

  const html = await answer.text()
  expect(answer.status).toBe(400)
  for (const text of ['Uzun bir metin', 'Write a title', 'Give both']) expect(html).toContain(text)
})

test('a note about an order nobody knows is refused', async () => {
  const { send } = await aDesk()

  const answer = await send('/admin/notes/new', { title: 'Vize', relatedKind: 'order', relatedId: '2099-1' })

  expect([answer.status, (await answer.text()).includes('There is no such record.')]).toEqual([400, true])
})

test('whoever saves second sees both versions and loses neither', async () => {
  const { db, admin, send } = await aDesk()
  const { id } = await aNote(db, { by: admin, title: 'Vize' })
  await changeNote(db, admin, { id, version: 1, change: { body: 'Ötekinin sözü' } }, new Date())

  const answer = await send(`/admin/notes/${id}`, { title: 'Vize', body: 'Benim sözüm', version: '1' })

  const html = await answer.text()
  expect(answer.status).toBe(412)
  for (const text of ['Ötekinin sözü', 'Benim sözüm', 'name="version" value="2"']) expect(html).toContain(text)
  expect((await findNote(db, admin, id))?.body).toBe('Ötekinin sözü')
})

test('a task is finished on the page of its order and leads back there', async () => {
  const { db, admin, get, send } = await aDesk()
  const order = await anOrder(db)
  const { id } = await aNote(db, {
    by: admin,
    dueOn: plainDate('2027-03-01'),
    related: { kind: 'order', id: order.id },
  })
  const here = `/admin/orders/${order.id}`
  expect(await get(here)).toContain(`/admin/notes/${id}`)

  const answer = await send(`/admin/notes/${id}`, { intent: 'finish', version: '1', returnTo: `${here}#notes` })

  expect(answer.headers.get('location')).toBe(`${here}#notes`)
  expect((await findNote(db, admin, id))?.done?.by.name).toBe('Fatma Demir')
})

test('nobody is led to another site', async () => {
  const { send } = await aDesk()

  const answer = await send('/admin/notes/new', { title: 'Vize', returnTo: '//evil.example' })

  expect(answer.headers.get('location')).toMatch(/^\/admin\/notes\/[0-9a-f-]{36}\?done=written$/)
})

test('a removed note offers to take that back', async () => {
  const { db, admin, get, send, status } = await aDesk()
  const { id } = await aNote(db, { by: admin })

  const answer = await send(`/admin/notes/${id}`, { intent: 'remove', version: '1' })

  expect(answer.headers.get('location')).toBe(`/admin/notes?removed=${id}`)
  expect(await status(`/admin/notes/${id}`)).toBe(404)
  expect(await get(`/admin/notes?removed=${id}`)).toContain('value="restore"')
  await send(`/admin/notes/${id}`, { intent: 'restore' })
  expect(await status(`/admin/notes/${id}`)).toBe(200)
})

test('opening a note tells that its mention was seen', async () => {
  const { db, get } = await aDesk()
  const ali = await aStoredStaffMember(db, 'Ali Kaya')
  const { id } = await aNote(db, { by: ali, body: '@Fatma Demir' })
  expect(await get('/admin/notes')).toContain('You are mentioned in 1 note')

  await get(`/admin/notes/${id}`)

  expect(await get('/admin/notes')).toContain('Nobody has mentioned you')
})
