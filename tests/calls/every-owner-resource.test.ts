import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { validExamples } from '#tests/setup/call-examples.ts'
import { askFor, describedOperations, placeFor, sampleBody, type Operation } from '#tests/setup/call-operations.ts'
import { callWorld, type CallWorld } from '#tests/setup/call-world.ts'

const LONG_RUN_MS = 600_000

/** Parameters that anybody may know, or that are a secret in themselves. */
const open = new Map<string, string>([
  ['tourId', 'on sale'],
  ['link', 'published'],
  ['groupId', 'a departure that is on sale'],
  ['month', 'a filter'],
  ['code', 'the meaning of a refusal'],
  ['version', 'an agreement of earlier days'],
  ['document', 'an agreement'],
  ['part', 'of the sitemap'],
  ['file', 'of a build'],
  ['provider', 'of payments; what it sends is signed'],
  ['mailId', 'of the outbox of a trial installation'],
  ['paymentId', 'the address is the secret'],
  ['bankToken', 'the address is the secret'],
  ['token', 'the address is the secret'],
  ['offerToken', 'the address is the secret'],
  ['waitingToken', 'the address is the secret'],
  ['familyToken', 'the address is the secret'],
  ['reviewToken', 'the address is the secret'],
  ['cardToken', 'the address is the secret'],
  ['guardianToken', 'the address is a secret, and a mailed code opens it'],
])

/** Parameters of records that belong to one person; the world holds one of the member's. */
const owned = new Set([
  'orderId',
  'documentId',
  'userId',
  'sessionId',
  'passkeyId',
  'identityId',
  'offerId',
  'reservationId',
])

/** A statement without a draft leads to the list of its lines, which is empty for one that never was. */
const leadingOn = ['/admin/bank-statements/:statementId']

const isStaffPath = (path: string) => /^\/(api\/v1\/)?admin\//.test(path)

const parametersOf = (path: string) => [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name)

/** Whose the records at a path are; a name that nobody placed is a fault that says so. */
function ownerOf(path: string): 'staff' | 'owned' | 'open' | undefined {
  const names = parametersOf(path)
  if (isStaffPath(path)) return 'staff'
  if (names.some((name) => owned.has(name))) return 'owned'
  return names.every((name) => open.has(name)) ? 'open' : undefined
}

const unplaced = (path: string) =>
  `nobody knows whose ${path} is: add its parameter to \`open\` or \`owned\` in tests/calls/every-owner-resource.test.ts`

test(
  'calls answer 404 to everybody for records of others, and show staff records to staff alone',
  async () => {
    const world = await callWorld()
    const { operations, schemas } = await describedOperations(world.app)
    const faults: string[] = []

    for (const operation of operations.filter(({ path }) => parametersOf(path).length > 0)) {
      const whose = ownerOf(operation.path)
      if (whose === undefined) faults.push(unplaced(operation.path))
      if (whose === undefined || whose === 'open') continue
      const { body = sampleBody(operation, schemas) } = validExamples[operation.id]?.(world) ?? {}
      const address = await placeFor(world, operation.path).catch(String)
      const told = (token: string | undefined, at = address) => statusOf(world, operation, { address: at, token, body })
      const said = {
        stranger: await told(world.stranger.token),
        agent: await told(world.agent.token),
        guest: await told(undefined),
        unknown: await told(world.owner.token, operation.path.replace(/\{\w+\}/g, 'x-1')),
      }
      const wanted =
        whose === 'staff'
          ? { stranger: [403], agent: [403], guest: [401], unknown: [404, 415] }
          : {
              stranger: operation.path.startsWith('/api/v1/agent/') ? [403] : [404],
              agent: [404],
              guest: [401, 404],
              unknown: [404],
            }
      faults.push(...differences(`${operation.method} ${operation.path}`, said, wanted))
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

test(
  'pages answer 404 to everybody for records of others, and show staff records to staff alone',
  async () => {
    const world = await callWorld()
    const faults: string[] = []

    for (const path of pagePaths()) {
      const whose = ownerOf(path)
      if (whose === undefined) faults.push(unplaced(path))
      if (whose === undefined || whose === 'open') continue
      const address = path.replace(':orderId', world.places['orders/:orderId'] ?? '').replace(/:\w+/g, 'x-1')
      const told = (cookie: string, at = address) => pageStatus(world, at, cookie)
      const said = {
        stranger: await told(world.stranger.headers.cookie),
        agent: await told(world.agent.headers.cookie),
        guest: await told(''),
        unknown: await told(world.owner.headers.cookie, path.replace(/:\w+/g, 'x-1')),
      }
      const wanted =
        whose === 'staff'
          ? {
              stranger: [403, 405],
              agent: [403, 405],
              guest: [302, 405],
              unknown: leadingOn.includes(path) ? [302] : [404, 405],
            }
          : {
              // Members never enter the area of the agents; agents of others find nothing there.
              stranger: path.startsWith('/agent/') ? [403, 405] : [404, 405],
              agent: [404, 405],
              guest: [302, 404, 405],
              unknown: [404, 405],
            }
      faults.push(...differences(path, said, wanted))
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

function differences(name: string, said: Record<string, number>, wanted: Record<string, number[]>): string[] {
  return Object.entries(said).flatMap(([who, status]) =>
    wanted[who]?.includes(status) ? [] : [`${name} answers ${status} to ${who}, not ${wanted[who]?.join(' or ')}`],
  )
}

async function statusOf(
  { app }: CallWorld,
  operation: Operation,
  ask: { address: string; token: string | undefined; body: unknown },
): Promise<number> {
  return (await askFor(app, operation, ask)).status
}

async function pageStatus({ app }: CallWorld, address: string, cookie: string): Promise<number> {
  return (await app.respond(new Request(`http://kafile.test${address}`, { headers: { cookie } }))).status
}

/** Every page and file with a parameter, in the language that needs no prefix. */
function pagePaths(): string[] {
  return pathsOf(routes as RouteConfigEntry[], '')
    .filter((path) => !/^\/(api|auth|rest|builds|dev)\//.test(path) && !path.endsWith('*'))
    .map((path) => path.replace(/^\/:lang\?/, ''))
    .filter((path) => parametersOf(path).length > 0)
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    return [whole, ...pathsOf(children, whole)]
  })
}
