import { hash } from '@node-rs/argon2'
import { processorSeconds } from './processor-time.ts'
import type { Site } from './site.ts'

export type Flood = {
  /** Answers by status; 0 for connections that were not taken. */
  answers: Record<number, number>
  perSecond: number
  /** Sign-ins of the owner from a browser that was let in before, while the flood went on. */
  owner: { tried: number; entered: number; slowestMs: number }
  /** Share of the time in which one processor was busy with the site. */
  processorsBusy: number
}

const HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Milliseconds of processor time that a sign-in costs, and those of them that its hash costs. */
export async function measureSignIn(
  site: Site,
  who: Credentials,
  times: number,
): Promise<{ wholeMs: number; hashMs: number }> {
  for (let each = 0; each < 20; each++) await signIn(site, who, addressOf(1, each))
  const before = processorSeconds(site.pid)
  for (let each = 0; each < times; each++) {
    const answer = await signIn(site, who, addressOf(2, each))
    if (!answer.ok) throw new Error(`a sign-in was answered with ${answer.status}`)
    await answer.arrayBuffer()
  }
  const wholeMs = ((processorSeconds(site.pid) - before) * 1000) / times
  const used = process.cpuUsage()
  for (let each = 0; each < times; each++) await hash(who.password, HASH)
  const { user, system } = process.cpuUsage(used)
  return { wholeMs, hashMs: (user + system) / 1000 / times }
}

/** Tries passwords at a rate, each from one of many addresses, half of them of one account; its owner signs in meanwhile. */
export async function measureFlood(
  site: Site,
  who: Credentials,
  { perSecond, seconds, addresses }: { perSecond: number; seconds: number; addresses: number },
): Promise<Flood> {
  const device = await deviceOf(site, who)
  const answers: Record<number, number> = {}
  const owner = { tried: 0, entered: 0, slowestMs: 0 }
  const pending: Promise<void>[] = []
  const before = processorSeconds(site.pid)
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const wait = started + (sent * 1000) / perSecond - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const identifier = sent % 2 === 0 ? who.identifier : `victim-${sent}@example.com`
    pending.push(
      signIn(site, { identifier, password: `guess-${sent}` }, addressOf(3, sent % addresses)).then(
        async (answer) => {
          answers[answer.status] = (answers[answer.status] ?? 0) + 1
          await answer.arrayBuffer()
        },
        // Not even let in at the door.
        () => void (answers[0] = (answers[0] ?? 0) + 1),
      ),
    )
    if (sent % perSecond === perSecond - 1) pending.push(enterAsOwner(site, who, device, owner, sent))
  }
  const elapsedSeconds = (performance.now() - started) / 1000
  await Promise.all(pending)
  const processorsBusy = (processorSeconds(site.pid) - before) / ((performance.now() - started) / 1000)
  return { answers, perSecond: (perSecond * seconds) / elapsedSeconds, owner, processorsBusy }
}

type Credentials = { identifier: string; password: string }

async function enterAsOwner(
  site: Site,
  who: Credentials,
  device: string,
  owner: Flood['owner'],
  at: number,
): Promise<void> {
  const asked = performance.now()
  // From a network the owner has never used: a train, an hotel.
  owner.tried += 1
  const answer = await signIn(site, who, addressOf(4, at), device).catch(() => undefined)
  if (!answer) return
  owner.entered += answer.ok ? 1 : 0
  owner.slowestMs = Math.max(owner.slowestMs, performance.now() - asked)
  await answer.arrayBuffer()
}

async function deviceOf(site: Site, who: Credentials): Promise<string> {
  const answer = await signIn(site, who, addressOf(5, 0))
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('device='))
  if (!cookie) throw new Error(`the owner was answered with ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

function signIn(site: Site, body: Credentials, address: string, cookie?: string): Promise<Response> {
  return fetch(`${site.origin}/auth/local`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  })
}

function addressOf(group: number, number: number): string {
  return `100.${64 + group}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`
}
