import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')

/** Two women and a man leave. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  const him = { firstName: 'Murat', gender: 'male' as const }
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma', him] })
  return {
    get: (path: string) => getPage(app, path, staff.headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
    seen: () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date()),
  }
}

test('a mahram and a note are set by a form; what was typed into a stale one is still there', async () => {
  const { get, send, seen } = await aDay()
  const { travellers } = await seen()
  const named = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const pathOf = (name: string) => `/tr/admin/tour/ops-${toDayFirst(date)}?person=${named(name)}`
  const path = pathOf('Ayşe')
  expect(mahramsIn(await (await get(path)).text())).toEqual(['', named('Murat')])
  expect(mahramsIn(await (await get(pathOf('Murat'))).text())).toBeUndefined()
  const fields = { intent: 'traveller', id: named('Ayşe'), mahramId: named('Murat'), note: 'Diyabet' }

  const woman = await send(path, { ...fields, version: '1', mahramId: named('Fatma') })
  const sent = await send(path, { ...fields, version: '1' })
  const stale = await send(path, { ...fields, version: '1', note: 'Buzdolabı ister' })

  expect(woman.status).toBe(409)
  expect(await woman.text()).toContain('Mahrem, kadın yolcular için yazılır')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#person`])
  const ayse = (await seen()).travellers.find(({ firstName }) => firstName === 'Ayşe')
  expect(ayse).toMatchObject({ mahramId: named('Murat'), note: 'Diyabet' })
  expect(stale.status).toBe(412)
  expect(await stale.text()).toContain('Buzdolabı ister')
})

/** Who can be chosen as mahram, none first; nothing where there is no choice. */
function mahramsIn(html: string): string[] | undefined {
  const [, choice] = /<select[^>]*name="mahramId"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
  return choice === undefined
    ? undefined
    : [...choice.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, id = '']) => id)
}
