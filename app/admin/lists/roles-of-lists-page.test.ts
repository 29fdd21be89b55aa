import { expect, test } from 'vitest'
import { mayUseArea, staffRoles } from '#modules/accounts/index.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listHrefs } from './staff-lists.ts'

const lists = Object.keys(listAreas) as StaffList[]

test.each(staffRoles)(
  '%s takes home and arranges the lists whose pages open to that role, and no others',
  async (role) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db, { staffRole: role })
    const open = lists.filter((list) => mayUseArea(role, listAreas[list]))
    const opensTo = async (ask: (list: StaffList) => Promise<Response>) => {
      const statuses = new Map<StaffList, number>()
      for (const list of lists) statuses.set(list, (await ask(list)).status)
      return lists.filter((list) => statuses.get(list) !== 403)
    }

    expect(await opensTo((list) => getPage(app, listHrefs[list]('en'), headers))).toEqual(open)
    expect(await opensTo((list) => getPage(app, `/admin/lists/${list}/csv`, headers))).toEqual(open)
    expect(await opensTo((list) => postForm(app, `/admin/lists/${list}/columns`, { of: 'a' }, headers))).toEqual(open)
    expect(await opensTo((list) => postForm(app, `/admin/lists/${list}/views`, { query: '' }, headers))).toEqual(open)
  },
)

test('nobody but staff takes a list home', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const agent = await signedIn(db, { isAgent: true })
  const asked = []
  for (const list of lists) asked.push((await getPage(app, `/admin/lists/${list}/xlsx`, agent.headers)).status)

  expect(asked.filter((status) => status === 200)).toEqual([])
})
