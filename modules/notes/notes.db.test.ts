import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { erasePerson, exportPerson } from '#modules/privacy/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import {
  changeNote,
  countUnseenMentions,
  findNote,
  listNotes,
  listUnseenMentions,
  markMentionSeen,
  removeNote,
  restoreNote,
  writeNote,
} from './index.server.ts'
import { aNote, aNoteDraft, aStoredStaffMember } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-02T12:00:00Z')
const aPage = { page: 1, pageSize: 20 }

test('a note about a person, an order and a departure says what it is about', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const { userId } = await aUser(db, { fullName: 'Zehra Ak' })
  const order = await anOrder(db)
  const departure = await aDeparture(db)

  const about = await Promise.all([
    aNote(db, { by, related: { kind: 'user', id: userId } }),
    aNote(db, { by, related: { kind: 'order', id: order.orderNo } }),
    aNote(db, { by, related: { kind: 'departure', id: departure.id } }),
  ])

  expect(about.map(({ related }) => related)).toMatchObject([
    { kind: 'user', id: userId, name: 'Zehra Ak' },
    { kind: 'order', id: order.id, orderNo: order.orderNo },
    { kind: 'departure', id: departure.id, departsOn: expect.any(String) },
  ])
})

test.each([
  ['related-not-found', { related: { kind: 'order', id: 'nothing' } }],
  ['assignee-not-found', { assigneeId: '00000000-0000-4000-8000-000000000000' }],
] as const)('a note is refused with %s', async (code, facts) => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)

  const written = await writeNote(db, by, aNoteDraft(facts), noon)

  expect(written).toEqual({ ok: false, error: { code } })
  expect((await listNotes(db, by, aPage)).total).toBe(0)
})

test('pinned notes come first, then the latest; a search reads titles and texts', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  await aNote(db, { by, title: 'Eski', isPinned: true, at: noon })
  await aNote(db, { by, title: 'Yeni', body: 'IŞIL Hanım aradı', at: later })
  await aNote(db, { by, title: 'Orta', at: noon })

  const titles = async (request: object) =>
    (await listNotes(db, by, { ...aPage, ...request })).notes.map(({ title }) => title)

  expect(await titles({})).toEqual(['Eski', 'Yeni', 'Orta'])
  expect(await titles({ q: 'ışıl hanim' })).toEqual(['Yeni'])
  expect(await titles({ from: plainDate('2027-03-02') })).toEqual(['Yeni'])
})

test('notes are listed by what they are about and by who wrote them', async () => {
  const db = await testDb()
  const [fatma, ali] = [await aStoredStaffMember(db), await aStoredStaffMember(db, 'Ali Kaya')]
  const { id } = await anOrder(db)
  await aNote(db, { by: fatma, title: 'Sipariş', related: { kind: 'order', id } })
  await aNote(db, { by: ali, title: 'Başka' })

  const titles = async (request: object) =>
    (await listNotes(db, fatma, { ...aPage, ...request })).notes.map(({ title }) => title)

  expect(await titles({ related: { kind: 'order', id } })).toEqual(['Sipariş'])
  expect(await titles({ related: { kind: 'order', id: 'nothing' } })).toEqual([])
  expect(await titles({ author: ali.id })).toEqual(['Başka'])
  expect(await titles({ author: 'x' })).toEqual([])
})

test('a task that is done leaves the open ones and says who did it', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const dueOn = plainDate('2027-03-05')
  const task = await aNote(db, { by, dueOn, assigneeId: by.id })
  await aNote(db, { by, title: 'Görev değil' })
  const open = () => listNotes(db, by, { ...aPage, task: 'open', dueUntil: dueOn, isMine: true })
  expect((await open()).total).toBe(1)

  const done = await changeNote(db, by, { id: task.id, version: 1, change: { isDone: true } }, later)

  expect(done.ok && done.value.done).toEqual({ at: later, by: { id: by.id, name: 'Fatma Demir' } })
  expect((await open()).total).toBe(0)
})

test('of two who change the same note the second is refused and sees what it is now', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const { id, version } = await aNote(db, { by })
  await changeNote(db, by, { id, version, change: { title: 'Birinci' } }, noon)

  const second = await changeNote(db, by, { id, version, change: { title: 'İkinci' } }, noon)

  expect(second).toMatchObject({ ok: false, error: { code: 'edit-conflict', now: { title: 'Birinci', version: 2 } } })
  expect((await findNote(db, by, id))?.title).toBe('Birinci')
})

test('whoever is mentioned is told once, until they look', async () => {
  const db = await testDb()
  const [fatma, ali] = [await aStoredStaffMember(db), await aStoredStaffMember(db, 'Ali Kaya')]
  const note = await aNote(db, { by: fatma, title: 'Vize', body: '@ali bakar mısın? @Fatma' })
  expect(await listUnseenMentions(db, ali, { limit: 5 })).toMatchObject([{ noteId: note.id, title: 'Vize' }])
  expect(await countUnseenMentions(db, fatma)).toBe(0)

  await markMentionSeen(db, ali, note.id, noon)
  await changeNote(db, fatma, { id: note.id, version: 1, change: { body: '@Ali Kaya bakar mısın, acil' } }, later)

  expect(await countUnseenMentions(db, ali)).toBe(0)
  expect((await findNote(db, ali, note.id))?.mentioned).toEqual([{ id: ali.id, name: 'Ali Kaya' }])
})

test('a removed note is gone until it is brought back', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const { id } = await aNote(db, { by, title: '@Fatma' })

  const removed = await removeNote(db, by, { id, version: 1 }, noon)

  expect(removed.ok).toBe(true)
  expect([await findNote(db, by, id), (await listNotes(db, by, aPage)).total]).toEqual([undefined, 0])
  expect((await restoreNote(db, by, id, noon)).ok).toBe(true)
  expect((await listNotes(db, by, aPage)).total).toBe(1)
})

test('notes about a person are handed out with their data and go with the person', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const { userId } = await aUser(db)
  await aNote(db, { by, title: 'Diyet yemek', related: { kind: 'user', id: userId } })
  expect((await exportPerson(db, { admin: by, userId }, noon))?.notes).toMatchObject([{ title: 'Diyet yemek' }])

  await erasePerson(db, { admin: by, userId }, noon)

  expect((await listNotes(db, by, aPage)).total).toBe(0)
})

test('every write is in the audit log, without the words of the note', async () => {
  const db = await testDb()
  const by = await aStoredStaffMember(db)
  const { id } = await aNote(db, { by, body: 'gizli' })
  await changeNote(db, by, { id, version: 1, change: { isPinned: true } }, noon)
  await removeNote(db, by, { id }, noon)
  await restoreNote(db, by, id, noon)

  const { entries } = await listAuditEntries(db, { subjectKind: 'note', subjectId: id, ...aPage })

  expect(entries.map(({ action }) => action)).toEqual(['note.restore', 'note.remove', 'note.change', 'note.write'])
  expect(JSON.stringify(entries)).not.toContain('gizli')
})
