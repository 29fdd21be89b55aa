import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { uploadsFolder } from '#platform/images/picture-folders.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changePhoto, removePhoto } from './change-photo.server.ts'
import { changeProfile, getProfile } from './change-profile.server.ts'
import { own } from './data/tables.server.ts'
import { findSession } from './find-session.server.ts'
import { endOwnOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import { aMember } from './testing/builders.ts'

const noon = new Date('2027-03-01T09:00:00Z')
const browser = { address: '192.0.2.1', userAgent: 'Firefox' }

function change(db: Db, member: Awaited<ReturnType<typeof aMember>>['member'], draft: object) {
  return changeProfile(db, member, { draft, wordsIn: 'tr', browser }, noon)
}

test('name, number and language change; what is left out stays', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  const changed = await change(db, member, { fullName: ' Elif  Kaya ', mobile: '0532 123 45 67', language: 'ar' })

  expect(changed.ok && changed.value).toMatchObject({
    fullName: 'Elif Kaya',
    mobile: '+905321234567',
    language: 'ar',
    email: member.email,
  })
})

test('the new number opens the account', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  await change(db, member, { mobile: '0532 123 45 67' })

  const entered = await signIn(db, { identifier: '05321234567', password: 'Parola123!', ...browser }, noon)
  expect(entered.ok).toBe(true)
})

test('wrong fields change nothing at all', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  const refused = await change(db, member, { fullName: 'Elif Kaya', mobile: '123', language: 'de' })

  expect(refused).toMatchObject({ error: { problems: [{ pointer: '/mobile' }, { pointer: '/language' }] } })
  expect((await getProfile(db, member)).fullName).toBe(member.fullName)
})

test('the wish for news is given, withdrawn and written down once for each change', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  for (const marketing of [true, true, false]) await change(db, member, { marketing })

  const rows = await own(db).selectFrom('user_consents').selectAll().orderBy('id').execute()
  expect(rows.map(({ kind, is_given, source }) => [kind, is_given, source])).toEqual([
    ['marketing', true, 'profile'],
    ['marketing', false, 'profile'],
  ])
  expect((await getProfile(db, member)).hasMarketing).toBe(false)
})

test('a photograph is kept as a square, and the earlier one is removed', async () => {
  const db = await testDb()
  const dataDir = await mkdtemp(join(tmpdir(), 'photos-'))
  const { member } = await aMember(db)
  const photo = (red: number) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg()
      .toBuffer()

  await changePhoto(db, member, { dataDir, upload: await photo(10) })
  const second = await changePhoto(db, member, { dataDir, upload: await photo(200) })

  const kept = await readdir(uploadsFolder(dataDir))
  expect(second.ok && second.value.path).toBe(`/image/${kept[0]}`)
  expect(kept).toHaveLength(1)
  expect(await sharp(join(uploadsFolder(dataDir), kept[0] ?? '')).metadata()).toMatchObject({ width: 512, height: 512 })
})

test('a photograph that two people have stays until nobody has it', async () => {
  const db = await testDb()
  const dataDir = await mkdtemp(join(tmpdir(), 'photos-'))
  const upload = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { member: first } = await aMember(db)
  const { member: second } = await aMember(db)
  await changePhoto(db, first, { dataDir, upload })
  await changePhoto(db, second, { dataDir, upload })

  await removePhoto(db, first, dataDir)
  const afterFirst = await readdir(uploadsFolder(dataDir))
  await removePhoto(db, second, dataDir)

  expect([afterFirst.length, (await readdir(uploadsFolder(dataDir))).length]).toEqual([1, 0])
  expect((await getProfile(db, first)).photo).toBeNull()
})

test('a file that is no photograph is refused', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  const refused = await changePhoto(db, member, { dataDir: '/nonexistent', upload: Buffer.from('<svg/>') })

  expect(refused).toEqual({ ok: false, error: { code: 'not-a-picture' } })
})

async function enter(db: Db, email: string, userAgent = '') {
  const entered = await signIn(db, { identifier: email, password: 'Parola123!', address: '192.0.2.9', userAgent }, noon)
  if (!entered.ok) throw new Error(entered.error.code)
  return entered.value.token
}

test('sessions are listed with their devices, the own one first', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  const token = await enter(db, member.email, 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0')
  await enter(db, member.email)
  await aMember(db)

  const sessions = await listOwnSessions(db, member, token, noon)

  expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
    [true, { browser: 'Firefox', system: 'Linux' }],
    [false, undefined],
  ])
})

test('one session is ended by its id, nobody else’s', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  const { member: other } = await aMember(db)
  const token = await enter(db, member.email)
  const [session] = await listOwnSessions(db, member, token, noon)

  const byOther = await endOwnSession(db, other, session?.id ?? '')
  const bySelf = await endOwnSession(db, member, session?.id ?? '')
  const unknown = await endOwnSession(db, member, 'no-id')

  expect([byOther, bySelf, unknown]).toEqual([false, true, false])
  expect(await findSession(db, token, noon)).toBeUndefined()
})

test('all other sessions are ended, the own one stays', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  const [own_, ...others] = [
    await enter(db, member.email),
    await enter(db, member.email),
    await enter(db, member.email),
  ]

  const ended = await endOwnOtherSessions(db, member, own_ ?? '')

  expect(ended).toBe(others.length)
  expect(await findSession(db, own_ ?? '', noon)).toBeDefined()
})
