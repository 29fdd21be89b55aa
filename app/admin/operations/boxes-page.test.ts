import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { checkInKinds } from '#modules/operations/index.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { documentStays } from '#modules/operations/testing/document-stays.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { tickedForm, tickedIn } from '#tests/setup/ticked-form.ts'
import { listColumns } from './date-list.ts'

const date = plainDate('2031-02-12')
const day = toDayFirst(date)

/** Ayşe, Murat and their little son leave, and Zehra; every form is the one that the page shows. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  // All of an order have one number of a passport: she is of an order of her own.
  await anOrder(db, { departure, state: 'paid', travellers: ['Zehra'] })
  const men = ['Murat', 'Emre'].map((firstName) => ({ firstName, gender: 'male' as const }))
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', ...men] })
  await sql`update passengers set born_on = '2024-05-01' where first_name = 'Emre'`.execute(db)
  const admin = aStaffMember({ id: staff.userId })
  await documentStays(db, admin, date, new Date())
  const seen = () => findWorkspace(db, admin, date, new Date())
  const people = (await seen()).travellers
  const read = async (path: string) => (await getPage(app, path, staff.headers)).text()
  return {
    seen,
    read,
    idOf: (name: string) => people.find(({ firstName }) => firstName === name)?.id ?? '',
    post: (path: string, fields: Record<string, string | string[]>) => postForm(app, path, fields, staff.headers),
    /** Opens a page, ticks and sends; tells whether the answer is the one of what was done. */
    tick: async (page: string, wish: Parameters<typeof tickedForm>[1], chosen: Record<string, string> = {}) => {
      const { path, fields } = tickedForm(await read(page), wish)
      const { status } = await postForm(app, path, { ...fields, ...chosen }, staff.headers)
      if (status !== 303) throw new Error(`${page} answered ${status}`)
    },
  }
}

test('the visas of those who are ticked move, and of nobody else', async () => {
  const { seen, idOf, tick } = await aDay()
  const page = `/tr/admin/tour/ops-${day}`
  const visas = async () => Object.fromEntries((await seen()).travellers.map(({ id, visa }) => [id, visa]))
  const before = await visas()
  const move = (names: string[], visa: string) =>
    tick(page, { name: 'id', values: names.map(idOf), button: 'visa' }, { visa })

  await move(['Ayşe', 'Murat'], 'granted')
  await move(['Murat'], 'applied')

  expect(Object.keys(before)).toHaveLength(4)
  expect(await visas()).toEqual({ ...before, [idOf('Ayşe')]: 'granted', [idOf('Murat')]: 'applied' })
})

test.each(checkInKinds)(
  'a tick for %s at the airport is kept and stands ticked, and so is one that is taken away',
  async (kind) => {
    const { seen, read, idOf, tick } = await aDay()
    const page = `/tr/admin/tour/airport-${day}`
    const kept = async () =>
      (await seen()).travellers.filter(({ checkedIn }) => checkedIn.includes(kind)).map(({ id }) => id)
    const ticks = ['Ayşe', 'Emre'].map((name) => `${idOf(name)}:${kind}`)

    await tick(page, { name: 'tick', values: ticks })
    const both = [await kept(), tickedIn(await read(page), 'tick')]
    await tick(page, { name: 'tick', values: ticks.slice(1) })

    expect(both.map((each) => each.length)).toEqual([2, 2])
    expect(await kept()).toEqual([idOf('Emre')])
    expect(tickedIn(await read(page), 'tick')).toEqual(ticks.slice(1))
  },
)

test('guesses about a family are stated where they stay ticked, and asked again where they do not', async () => {
  const { seen, read, idOf, tick } = await aDay()
  const page = `/tr/admin/tour/ops-${day}?tab=family`
  const guesses = tickedIn(await read(page), 'relation')
  const ofTheChild = `${idOf('Emre')}:${idOf('Ayşe')}:parent`

  await tick(page, { name: 'relation', values: [ofTheChild], button: 'state-kin' })

  const emre = (await seen()).travellers.find(({ id }) => id === idOf('Emre'))
  expect(guesses).toHaveLength(3)
  expect(emre?.relatives).toEqual([expect.objectContaining({ id: idOf('Ayşe') })])
  expect(tickedIn(await read(page), 'relation').toSorted()).toEqual(
    guesses.filter((each) => each !== ofTheChild).toSorted(),
  )
})

test.each(['print', 'airport'])('columns of the list %s are those that are ticked, and stand ticked', async (list) => {
  const { read } = await aDay()
  const usual = tickedIn(await read(`/tr/admin/tour/${list}-${day}`), 'column')
  const choose = async (values: readonly string[]) => {
    const { path, fields } = tickedForm(await read(`/tr/admin/tour/${list}-${day}`), { name: 'column', values })
    const html = await read(
      `${path}?${new URLSearchParams(Object.entries(fields).flatMap(([name, all]) => all.map((value) => [name, value])))}`,
    )
    return { ticked: tickedIn(html, 'column'), hasPassport: html.includes('U12345678') }
  }
  const without = usual.filter((column) => column !== 'passport')

  expect(await choose(without)).toEqual({ ticked: without, hasPassport: false })
  expect(await choose(listColumns)).toEqual({ ticked: listColumns, hasPassport: true })
})

test('of a passport that was read only what is ticked is saved; another name is not ticked by itself', async () => {
  const { seen, idOf, post } = await aDay()
  const page = `/tr/admin/tour-date/${date}/documents`
  const known = async () => (await seen()).travellers.find(({ id }) => id === idOf('Zehra'))
  const before = await known()
  const birth = (before?.bornOn ?? '').slice(2).replaceAll('-', '')
  const lines = passportLines({ birth, number: 'U87654321', firstName: 'ZEHRA', lastName: 'KAYA', expiry: '360511' })

  const html = await (await post(page, { intent: 'read', person: idOf('Zehra'), lines })).text()
  const take = async (values: string[]) => {
    const { path, fields } = tickedForm(html, { name: 'take', values, button: 'take' })
    return (await post(path, fields)).status
  }

  expect(tickedIn(html, 'take').toSorted()).toEqual(['passportExpiresOn', 'passportNo'])
  expect(await take(['passportExpiresOn'])).toBe(303)
  const { lastName, passportNo } = before ?? {}
  expect(await known()).toMatchObject({ lastName, passportNo, passportExpiresOn: '2036-05-11' })
})
