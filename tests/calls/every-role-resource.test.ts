import { expect, test } from 'vitest'
import { mayUseArea, staffRoles, type StaffRole } from '#modules/accounts/index.ts'
import { validExamples } from '#tests/setup/call-examples.ts'
import { askFor, describedOperations, placeFor, sampleBody } from '#tests/setup/call-operations.ts'
import { callWorld, type CallWorld } from '#tests/setup/call-world.ts'
import { isAgentPath, isStaffPath, pagePlace, pathsOfPages } from '#tests/setup/guarded-pages.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { areaOfPath } from '#tests/setup/staff-area-of-path.ts'

const LONG_RUN_MS = 600_000

/** Everybody there is, those who may least first: what one of them is refused stands untouched for the next. */
const people = ['nobody', 'member', 'other agent', 'content', 'finance', 'agent', 'operations', 'owner'] as const
type Person = (typeof people)[number]

/** What is told to somebody: to sign in, that they may not, that there is nothing, or anything else. */
type Told = 'sign in' | 'forbidden' | 'nothing there' | 'open'

const isStaff = (person: Person): person is StaffRole & Person => staffRoles.some((role) => role === person)

/** What a person has to be told at a path with records that exist; those of agents are of the agency of `agent`. */
function wanted(path: string, person: Person): Told {
  if (person === 'nobody') return 'sign in'
  if (isAgentPath(path)) {
    if (person === 'other agent') return /[{:](offer|reservation)Id/.test(path) ? 'nothing there' : 'open'
    const isIn = person === 'agent' || (isStaff(person) && mayUseArea(person, 'agents'))
    return isIn ? 'open' : 'forbidden'
  }
  const area = areaOfPath(path)
  if (!area) throw new Error(`${path} belongs to no area: add it to tests/setup/staff-area-of-path.ts`)
  return isStaff(person) && mayUseArea(person, area) ? 'open' : 'forbidden'
}

test(
  'every call of staff and agents is open to exactly those whose right it is, with records that exist',
  async () => {
    const world = await callWorld()
    const { operations, schemas } = await describedOperations(world.app)
    const bearers = await bearersOf(world)
    const faults: string[] = []

    for (const operation of operations.filter(({ path }) => isAgentPath(path) || isStaffPath(path))) {
      const address = await placeFor(world, operation.path)
      const isUpload = operation.body?.type === 'multipart/form-data'
      const { body = isUpload ? new FormData() : sampleBody(operation, schemas) } =
        validExamples[operation.id]?.(world) ?? {}
      for (const person of people) {
        const should = wanted(operation.path, person)
        // Whoever is let in sends what nothing can be done with, so that everybody finds the same records.
        const sent = should === 'open' ? { body: isUpload ? body : 'nothing', ifMatch: '"of another time"' } : { body }
        const { status } = await askFor(world.app, operation, { address, token: bearers[person]?.token, ...sent })
        if (callTold(status, should) !== should)
          faults.push(
            `${operation.method} ${operation.path} answers ${status} to ${person}, who is to be told: ${should}`,
          )
      }
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

test(
  'every page of staff and agents is open to exactly those whose right it is, with records that exist',
  async () => {
    const world = await callWorld()
    const bearers = await bearersOf(world)
    const faults: string[] = []

    for (const path of pathsOfPages()) {
      const address = pagePlace(world, path)
      for (const person of people) {
        const should = wanted(path, person)
        const headers = { cookie: bearers[person]?.headers.cookie ?? '' }
        const { status } = await world.app.respond(new Request(`http://kafile.test${address}`, { headers }))
        const isFormOnly = status === 405
        if (!isFormOnly && pageTold(status, person, should) !== should)
          faults.push(`${path} answers ${status} to ${person}, who is to be told: ${should}`)
      }
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

function callTold(status: number, should: Told): Told {
  if (status === 401) return 'sign in'
  if (status === 403) return 'forbidden'
  // A record may be gone that an earlier call has to remove; that is no question of rights.
  return status === 404 && should === 'nothing there' ? 'nothing there' : 'open'
}

function pageTold(status: number, person: Person, should: Told): Told {
  if (person === 'nobody' && status === 302) return 'sign in'
  if (status === 403) return 'forbidden'
  return status === 404 && should === 'nothing there' ? 'nothing there' : 'open'
}

async function bearersOf(world: CallWorld) {
  const { db, member, seller, agent, owner } = world
  return {
    nobody: undefined,
    member,
    agent: seller,
    'other agent': agent,
    content: await staffSignedIn(db, { staffRole: 'content' }),
    finance: await staffSignedIn(db, { staffRole: 'finance' }),
    operations: await staffSignedIn(db, { staffRole: 'operations' }),
    owner,
  } satisfies Record<Person, unknown>
}
