import { performance } from 'node:perf_hooks'
import { processorSeconds } from './processor-time.ts'
import type { Site } from './site.ts'

const ROUNDS = 15

const parts = ['passengers', 'rooms', 'rides', 'guides', 'payments', 'papers', 'notes'] as const

export type DayPage = { name: string; medianMs: number; processorMs: number; bytes: number }

/**
 * How long the whole program takes for each page of a day of departure, from the request to the last byte of the rendered
 * page: doors, session, questions, rendering. The address of the day is `dd-mm-yyyy`.
 */
export async function measureDayPages(site: Site, who: Credentials, day: string): Promise<DayPage[]> {
  const Cookie = await signIn(site, who)
  const get = async (path: string) => {
    const answer = await fetch(`${site.origin}${path}`, { headers: { Cookie }, redirect: 'manual' })
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    return byteLength
  }
  const pages: DayPage[] = []
  for (const [name, path] of pagesOf(day)) {
    const bytes = await get(path)
    await get(path)
    const times: number[] = []
    const before = processorSeconds(site.pid)
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await get(path)
      times.push(performance.now() - start)
    }
    const processorMs = ((processorSeconds(site.pid) - before) * 1000) / ROUNDS
    pages.push({ name, medianMs: times.toSorted((a, b) => a - b)[7] ?? 0, processorMs, bytes })
  }
  return pages
}

type Credentials = { identifier: string; password: string }

function pagesOf(day: string): [name: string, path: string][] {
  return [
    ...parts.map((part): [string, string] => [`page of ${part}`, `/tr/admin/tour/ops-${day}?tab=${part}`]),
    ['page of print', `/tr/admin/tour/print-${day}`],
    ['page of airport', `/tr/admin/tour/airport-${day}`],
  ]
}

export async function signIn(site: Site, body: Credentials): Promise<string> {
  const answer = await fetch(`${site.origin}/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the sign-in was answered with ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
