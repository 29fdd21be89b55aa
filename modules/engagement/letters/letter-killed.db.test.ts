import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { aLetter, aReader, letterWorkIn, tenInTheMorning } from '../testing/a-letter.ts'
import { sendDueMails } from './send-due-mails.server.ts'
import { sendLetter } from './send-letter.server.ts'

const READERS = 50

async function mailsOf(db: Db) {
  const { rows } = await sql<{ mails: number; people: number; open: number }>`
    select count(*)::int as mails, count(distinct recipient)::int as people,
      (select count(*)::int from letter_recipients where state = 'queued') as open
    from mail_messages`.execute(db)
  return rows[0]
}

async function onItsWay() {
  const db = await testDb()
  for (let nth = 0; nth < READERS; nth += 1) await aReader(db)
  const letter = await aLetter(db)
  expect(await sendLetter(db, letter.admin, letter, tenInTheMorning)).toMatchObject({ ok: true })
  return db
}

test.each([1, 2, 3, 4])(
  'killed before step %i nobody gets the newsletter twice, and everybody gets it',
  async (last) => {
    const db = await onItsWay()
    const dying = mortal(db, last, () => {})

    await expect(sendDueMails(letterWorkIn(dying.db), tenInTheMorning)).rejects.toThrow('killed')
    await sendDueMails(letterWorkIn(db), tenInTheMorning)

    expect(await mailsOf(db)).toEqual({ mails: READERS, people: READERS, open: 0 })
  },
)

test('killed in the middle of any mail of a batch nobody gets it twice, and everybody gets it', async () => {
  const db = await onItsWay()
  const living = letterWorkIn(db)
  let deaths = 0
  for (let nth = 1; nth < READERS; nth += 7) {
    let left = nth
    const work = {
      ...living,
      newsletterUrl: (...asked: Parameters<typeof living.newsletterUrl>) => {
        if (left-- === 0) throw new Error('it dies here')
        return living.newsletterUrl(...asked)
      },
    }
    await sendDueMails(work, tenInTheMorning).catch(() => (deaths += 1))
  }

  await Promise.all([sendDueMails(living, tenInTheMorning), sendDueMails(living, tenInTheMorning)])

  expect(deaths).toBeGreaterThan(3)
  expect(await mailsOf(db)).toEqual({ mails: READERS, people: READERS, open: 0 })
})
