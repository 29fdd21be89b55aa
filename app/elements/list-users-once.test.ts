import { afterEach, expect, test, vi } from 'vitest'
import { clientState } from './client-state.ts'
import { forgetListing, listUsersOnce } from './list-users-once.ts'

const user = (mark: string) => ({ id: '7', status: true, U_Admin: mark, U_Agent: '', U_Referral: '' })

function aBrowser() {
  const kept = new Map<string, string>()
  const fetched: string[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return Response.json({ data: { data: [user('on')] } })
  })
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  clientState.users = []
})

test('all users are fetched once for staff, and again after the next sign-in', async () => {
  const fetched = aBrowser()

  await listUsersOnce(user('on'))
  await listUsersOnce(user('on'))
  const first = [...fetched]
  forgetListing()
  await listUsersOnce(user('on'))

  expect([first, fetched.length]).toEqual([['/rest/custom/users'], 2])
  expect(clientState.users).toEqual([user('on')])
})

test('users are not fetched for members', async () => {
  const fetched = aBrowser()

  await listUsersOnce(user(''))

  expect(fetched).toEqual([])
})
