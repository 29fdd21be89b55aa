import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { toTypedDate } from '#kernel/typed-date.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { cardLivesUntil } from '#modules/road/domain/retention.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const CARD = 'c'.repeat(22)
const OTHER_DAY = '01.01.1990'

/** Somebody of a journey that leaves soon carries a card. */
async function aBearer() {
  const db = await testDb()
  const app = await testApp({ db })
  const departsOn = addDays(dayInIstanbul(new Date()), 20)
  const placed = await anOrder(db, { departsOn, change: { locale: 'tr' } })
  const { rows } = await sql<{ id: string; born: string; name: string }>`
    select id, born_on::text as born, last_name as name from passengers order by position limit 1`.execute(db)
  const [bearer] = rows
  await sql`insert into traveller_cards (token, passenger_id, until, made_at, printed_at, printed_as)
    values (${CARD}, ${bearer?.id}, ${cardLivesUntil(departsOn)}, now(), now(), 'digest')`.execute(db)
  const say = (born: string) => postForm(app, `/k/${CARD}?lang=tr`, { born })
  const read = (path: string) => getPage(app, path)
  return { db, placed, say, read, born: toTypedDate(plainDate(bearer?.born ?? ''), 'tr'), name: bearer?.name ?? '' }
}

test('whoever carries the card opens the page of their journey by the day of their birth, without any amount', async () => {
  const { placed, say, read, born } = await aBearer()

  const opened = await say(born)

  const path = opened.headers.get('location') ?? ''
  expect([opened.status, path]).toEqual([303, expect.stringContaining(`/tr/order/${placed.publicId}/pocket?p=`)])
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain(placed.accessToken)
})

test('another day stays as it was typed and names nobody; what is no day is said to be none', async () => {
  const { say, name } = await aBearer()

  const [other, unreadable] = [await say(OTHER_DAY), await say('bilmem')]

  expect([other.status, unreadable.status]).toEqual([422, 422])
  const html = await other.text()
  expect(html).toContain(`value="${OTHER_DAY}"`)
  expect(html).toContain('Bu doğum tarihi karttaki kişininkiyle uyuşmuyor.')
  expect(html).toContain('<details open=""')
  expect(html).not.toContain(name)
  expect(await unreadable.text()).toContain('value="bilmem"')
})

test('of five wrong days the sixth try is refused whatever it says, until the next day', async () => {
  const { db, say, born } = await aBearer()
  const tries: number[] = []
  for (let nth = 0; nth < 5; nth += 1) tries.push((await say(OTHER_DAY)).status)

  const sixth = await say(born)
  await sql`update traveller_cards set tried_on = tried_on - 1`.execute(db)
  const nextDay = await say(born)

  expect(tries).toEqual([422, 422, 422, 422, 422])
  expect(sixth.status).toBe(429)
  expect(await sixth.text()).toContain('Yarın yeniden deneyin')
  expect(nextDay.status).toBe(303)
})

test('a card that is over opens nothing, and neither does that of somebody who was cancelled', async () => {
  const { db, say, born } = await aBearer()

  await sql`update passengers set cancelled_at = now()`.execute(db)
  const cancelled = await say(born)
  await sql`update passengers set cancelled_at = null`.execute(db)
  await sql`update traveller_cards set until = ${addDays(dayInIstanbul(new Date()), -1)}`.execute(db)
  const over = await say(born)

  expect([cancelled.status, over.status]).toEqual([410, 410])
})
