import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')

const man = (firstName: string) => ({ firstName, gender: 'male' as const })

/** Two women and two men of one age leave, unless others are named. */
async function aDay(leaving = ['Ayşe', 'Fatma', man('Murat'), man('Hasan')], locale: Locale = 'tr') {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: leaving, locale })
  return {
    get: (path: string) => getPage(app, path, staff.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
    seen: () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date()),
  }
}

test('a mahram is chosen among stated relatives, beside a note; what was typed into a stale form is still there', async () => {
  const { get, send, seen } = await aDay()
  const { travellers } = await seen()
  const named = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const pathOf = (name: string) => `/tr/admin/tour/ops-${toDayFirst(date)}?person=${named(name)}`
  const path = pathOf('Ayşe')
  const relation = (name: string, kinship: string) => `${named('Ayşe')}:${named(name)}:${kinship}`
  expect(choicesIn(await (await get(path)).text(), 'mahramId')).toBeUndefined()
  const kin = { intent: 'state-kin', version: '1', id: named('Ayşe'), back: 'person' }
  const stated = await send(path, { ...kin, relation: relation('Murat', 'sibling') })
  await send(path, { ...kin, version: '2', relation: relation('Hasan', 'uncle-aunt') })
  expect([stated.status, stated.headers.get('location')]).toEqual([303, `${path}#person`])
  expect(choicesIn(await (await get(path)).text(), 'mahramId')).toEqual(['', named('Murat'), named('Hasan')])
  const fields = { intent: 'traveller', id: named('Ayşe'), mahramId: named('Hasan'), note: 'Diyabet' }

  const woman = await send(path, { ...fields, version: '3', mahramId: named('Fatma') })
  const sent = await send(path, { ...fields, version: '3' })
  const stale = await send(path, { ...fields, version: '3', note: 'Buzdolabı ister' })

  expect(woman.status).toBe(409)
  expect(await woman.text()).toContain('Mahrem, yakınlığı yazılmış yetişkin bir erkek olur')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#person`])
  const ayse = (await seen()).travellers.find(({ firstName }) => firstName === 'Ayşe')
  expect(ayse).toMatchObject({ mahramId: named('Hasan'), note: 'Diyabet' })
  expect(stale.status).toBe(412)
  expect(await stale.text()).toContain('Buzdolabı ister')
})

test('only what can be true is offered about two, and what cannot is refused with the reason', async () => {
  const { get, send, seen } = await aDay()
  const { travellers } = await seen()
  const named = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const path = `/tr/admin/tour/ops-${toDayFirst(date)}?person=${named('Ayşe')}`
  const offered = choicesIn(await (await get(path)).text(), 'relation')?.join(' ')

  const relation = `${named('Ayşe')}:${named('Murat')}:parent`
  const refused = await send(path, { intent: 'state-kin', version: '1', id: named('Ayşe'), relation })

  // All of them are of one age: nobody is the parent of the other.
  expect(offered).toContain(`${named('Ayşe')}:${named('Murat')}:spouse`)
  expect(offered).not.toContain(':parent ')
  expect(offered).not.toContain(`${named('Fatma')}:spouse`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Bu yakınlık yolcuların yaşlarına uymuyor.')
})

test('guesses of the day wait on a part of their own until somebody confirms them', async () => {
  const { get, send, seen } = await aDay(['Ayşe', man('Murat')])
  const { travellers } = await seen()
  const [ayse, murat] = ['Ayşe', 'Murat'].map((name) => travellers.find(({ firstName }) => firstName === name)?.id)
  const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=family`
  const relation = `${ayse}:${murat}:spouse`
  const before = await (await get(path)).text()

  const sent = await send(path, { intent: 'state-kin', version: '1', back: 'family', relation })

  expect(before).toContain(`value="${relation}"`)
  expect((await seen()).travellers.find(({ id }) => id === ayse)?.mahramId).toBe(murat)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#family`])
  expect(await (await get(path)).text()).not.toContain('Onay bekleyen tahminler')
})

/** What can be chosen in fields of a name; nothing where there is no such field. */
function choicesIn(html: string, name: string): string[] | undefined {
  const fields = [...html.matchAll(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 'gs'))]
  if (fields.length === 0) return undefined
  return fields.flatMap(([, field = '']) =>
    [...field.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value = '']) => value),
  )
}

test.each([
  ['tr', 'Selamünaleyküm'],
  ['en', 'we are writing about your booking'],
] as const)(
  'a chat on the card and among the payments is written in the language of the customer: %s',
  async (locale, said) => {
    const { get, seen } = await aDay(undefined, locale)
    const [traveller] = (await seen()).travellers
    const day = `/tr/admin/tour/ops-${toDayFirst(date)}`

    for (const part of [`?person=${traveller?.id}`, '?tab=payments']) {
      const html = await (await get(`${day}${part}`)).text()
      const chat = /href="https:\/\/wa\.me\/(\d+)\?text=([^"]*)"/.exec(html)
      expect(`+${chat?.[1]}`).toBe(traveller?.order.phone)
      expect(decodeURIComponent(chat?.[2] ?? '')).toContain(said)
      expect(decodeURIComponent(chat?.[2] ?? '')).toContain(traveller?.order.no)
    }
  },
)
