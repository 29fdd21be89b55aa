import { afterEach, expect, test, vi } from 'vitest'
import { handOverReferral } from './hand-over-referral.ts'

const user = () => ({ id: '7', status: true, U_Admin: '', U_Agent: '', U_Referral: '' })

/** A browser that has a code and an answer for the one call. */
function aBrowser(cookie: string, status: number) {
  const written: string[] = []
  const fetched: [string, unknown][] = []
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('console', { ...console, error: () => {} })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    fetched.push([`${init.method} ${address}`, init.body])
    return new Response('{}', { status })
  })
  return { written, fetched }
}

afterEach(() => vi.unstubAllGlobals())

test('a code is told once and then forgotten here', async () => {
  const { written, fetched } = aBrowser('referral=ABC', 200)

  await handOverReferral(user())

  expect(fetched).toEqual([['PUT /api/uye/7', '{"U_Referral":"ABC"}']])
  expect(written).toEqual([expect.stringMatching(/^referral=; Path=\/; Max-Age=0/)])
})

test('a code stays after a failure', async () => {
  const { written, fetched } = aBrowser('referral=ABC', 500)

  await handOverReferral(user())

  expect([fetched.length, written]).toEqual([1, []])
})

test.each([
  ['referral=ABC', 'XYZ'],
  ['a=b', ''],
])('with the cookie %s and the code %j nothing is told', async (cookie, referral) => {
  const { fetched } = aBrowser(cookie, 200)

  await handOverReferral({ ...user(), U_Referral: referral })

  expect(fetched).toEqual([])
})
