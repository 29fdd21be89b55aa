import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { validExamples } from '#tests/setup/call-examples.ts'
import {
  askFor,
  describedOperations,
  fieldsOf,
  placeFor,
  sampleBody,
  type Ask,
  type Operation,
} from '#tests/setup/call-operations.ts'
import { callWorld, type CallWorld } from '#tests/setup/call-world.ts'
import { preparedCalls } from '#tests/setup/prepared-calls.ts'

const LONG_RUN_MS = 600_000

/** One line for each fault; what a fault asks for stands in it. */
type Faults = string[]

test(
  'every operation answers a valid call well',
  async () => {
    const { world, operations, schemas } = await setting()
    const faults: Faults = []

    for (const operation of inOrder(operations)) {
      const example = await exampleOf(world, operation)
      const place = await findPlace(world, operation)
      if (!place.address) {
        faults.push(place.fault)
        continue
      }
      const { address } = place
      const ask: Ask = {
        body: sampleBody(operation, schemas),
        query: validQuery(operation),
        token: tokenFor(world, operation),
        ...example,
      }
      const said = await attempt(world, operation, { address, ...ask })
      if (said.fault) faults.push(said.fault)
      else if (said.status >= 400)
        faults.push(
          `${operation.id} answered ${said.status} ${said.code} to ${JSON.stringify(ask.body)}: add '${operation.id}' with a valid call to tests/setup/call-examples.ts`,
        )
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

const bad: [string, (operation: Operation, whole: object) => Ask[]][] = [
  ['with something missing', missing],
  ['of another type', wrongTyped],
  ['that is far too large', oversized],
]

test.each(bad)(
  'no operation fails over input %s, and each refusal is described and in the language asked for',
  async (_name, asksOf) => {
    const { world, operations, schemas } = await setting()
    const faults: Faults = []

    for (const operation of inOrder(operations)) {
      const { address = operation.path } = await findPlace(world, operation)
      const example = await exampleOf(world, operation)
      const { token = tokenFor(world, operation) } = example ?? {}
      const whole = (example?.body ?? sampleBody(operation, schemas)) as object
      const heard = new Set<string>()
      for (const ask of asksOf(operation, whole)) {
        const said = await attempt(world, operation, { address, token, ...ask })
        if (said.fault) faults.push(said.fault)
        const kind = `${said.status} ${said.code} ${said.pointers}`
        if (said.fault || said.status < 400 || heard.has(kind)) continue
        heard.add(kind)
        faults.push(...(await languageFaults(world, operation, { address, token, ...ask })))
      }
    }

    expect([...new Set(faults)]).toEqual([])
  },
  LONG_RUN_MS,
)

test(
  'every operation names the field of a body that nobody described',
  async () => {
    const { world, operations, schemas } = await setting()
    const faults: Faults = []

    for (const operation of inOrder(operations).filter(({ body }) => body?.type === 'application/json')) {
      const { address = operation.path } = await findPlace(world, operation)
      const { token = tokenFor(world, operation), ...example } = (await exampleOf(world, operation)) ?? {}
      const whole = (example.body ?? sampleBody(operation, schemas)) as object
      const said = await attempt(world, operation, { address, token, ...example, body: { ...whole, unbekannt: 1 } })
      const heard = `${said.status} ${said.code} ${said.pointers}`
      if (said.fault || heard !== '422 unknown_field /unbekannt')
        faults.push(said.fault ?? `${operation.id} said ${heard}`)
    }

    expect(faults).toEqual([])
  },
  LONG_RUN_MS,
)

async function setting() {
  const world = await callWorld()
  const { operations, schemas } = await describedOperations(world.app)
  // Files that browsers load are described as well, but speak the language of their path.
  return { world, schemas, operations: operations.filter(({ path }) => /^\/(api|auth|rest)\//.test(path)) }
}

async function exampleOf(world: CallWorld, { id }: Operation): Promise<Ask | undefined> {
  return (await preparedCalls[id]?.(world)) ?? validExamples[id]?.(world)
}

async function findPlace(world: CallWorld, { path }: Operation) {
  try {
    return { address: await placeFor(world, path), fault: '' }
  } catch (error) {
    return { fault: String(error), address: undefined }
  }
}

/** Reading first; what ends sessions or takes records away last. */
function inOrder(operations: Operation[]): Operation[] {
  const rank = ({ method, id }: Operation) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method) + 1) * 2 + (/session|logout|password/i.test(id) ? 20 : 0)
  return operations.toSorted((a, b) => rank(a) - rank(b))
}

/** Staff may make every call but those about oneself. */
function tokenFor({ owner }: CallWorld, { isGuarded }: Operation): string | undefined {
  return isGuarded ? owner.token : undefined
}

type Said = { status: number; code: string; pointers: string; fault?: string; body?: Record<string, unknown> }

/** An answer that the description does not know throws, as everywhere in tests. */
async function attempt(world: CallWorld, operation: Operation, ask: Ask & { address: string }): Promise<Said> {
  try {
    const answer = await askFor(world.app, operation, ask)
    const isProblem = answer.headers.get('content-type') === 'application/problem+json'
    const body = isProblem ? ((await answer.json()) as Record<string, unknown>) : {}
    const errors = (body['errors'] ?? []) as { pointer: string }[]
    const said = {
      status: answer.status,
      code: String(body['code']),
      pointers: errors.map(({ pointer }) => pointer).join(),
      body: { ...body, language: answer.headers.get('content-language') },
    }
    if (answer.status === 500) return { ...said, fault: `${operation.id} failed over ${short(ask)}` }
    if (answer.status >= 400 && !isProblem)
      return { ...said, fault: `${operation.id} refuses without a problem: ${short(ask)}` }
    return said
  } catch (error) {
    return {
      status: 0,
      code: '',
      pointers: '',
      fault: `${operation.id}: ${String(error).slice(0, 400)} (${short(ask)})`,
    }
  }
}

/** The same refusal in three languages says three different things, each in letters of its language. */
async function languageFaults(world: CallWorld, operation: Operation, ask: Ask & { address: string }): Promise<Faults> {
  const said: Record<string, Said> = {}
  for (const locale of locales) said[locale] = await attempt(world, operation, { ...ask, locale })
  return textsOf(said).flatMap(([part, texts]) => {
    const isTold = new Set(Object.values(texts)).size === locales.length && /[\u0600-\u06ff]/.test(texts['ar'] ?? '')
    return isTold ? [] : [`${operation.id} ${said['en']?.code}: ${part} is ${JSON.stringify(texts)}`]
  })
}

function textsOf(said: Record<string, Said>): [string, Record<string, string>][] {
  const pick = (read: (body: Record<string, unknown>) => unknown) =>
    Object.fromEntries(Object.entries(said).map(([locale, { body = {} }]) => [locale, String(read(body))]))
  const message = (body: Record<string, unknown>) => (body['errors'] as { message: string }[] | undefined)?.[0]?.message
  const hasErrors = message(said['en']?.body ?? {}) !== undefined
  return [
    ['detail', pick(({ detail }) => detail)],
    ['Content-Language', pick(({ language }) => `${language}${language === 'ar' ? 'ع' : ''}`)],
    ...(hasErrors ? [['errors', pick(message)] as [string, Record<string, string>]] : []),
  ]
}

function short({ address, query, body }: Ask): string {
  return JSON.stringify([address, query, body]).slice(0, 200)
}

/** Values that every list with such a field takes. */
const queryWords: Record<string, string> = {
  slug: 'about-us',
  q: 'mekke',
  start: '2026-03-18',
  end: '2026-03-24',
  year: '2026',
}

function validQuery({ query }: Operation): Record<string, string> {
  const required = query.filter((field) => field.required)
  return Object.fromEntries(required.map(({ name }) => [name, queryWords[name] ?? '1']))
}

/** Nothing at all, and each field left out once. */
function missing(operation: Operation, whole: object): Ask[] {
  const without = fieldsOf(operation).map((name) => ({ body: { ...whole, [name]: undefined } }))
  return [{}, { query: validQuery(operation) }, ...(operation.body ? [{ body: {} }, { body: '' }] : []), ...without]
}

/** Bodies that are no object, unknown fields, and each field and each query with values of other kinds. */
function wrongTyped(operation: Operation, whole: object): Ask[] {
  const queries = operation.query.flatMap(({ name }) =>
    ['x', '-1', '\u0000', "' or 1=1 --", '\ud800'].map((value) => ({
      query: { ...validQuery(operation), [name]: value },
    })),
  )
  const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent("x' or 1=1"))
  const elsewhere = path === operation.path ? [] : [{ address: path, body: whole, query: validQuery(operation) }]
  if (!operation.body) return [...queries, ...elsewhere]
  const bodies = ['{', 'null', '[]', '"text"', '7', '{"__proto__":{"a":1}}', '{"unbekannt":1}']
  const values = [null, 7, true, 'x', '\u0000', '\ud800', [], {}, ['x'], { amount: 'x' }, -1, 1e300]
  const fields = fieldsOf(operation).flatMap((name) => values.map((value) => ({ body: { ...whole, [name]: value } })))
  return [...queries, ...elsewhere, ...bodies.map((body) => ({ body })), ...fields]
}

/** Texts of two hundred thousand letters, long lists, and addresses as long as an address may be. */
function oversized(operation: Operation, whole: object): Ask[] {
  const long = 'a'.repeat(200_000)
  const queries = operation.query.map(({ name }) => ({ query: { ...validQuery(operation), [name]: 'a'.repeat(3000) } }))
  const path = operation.path.replace(/\{\w+\}/g, 'a'.repeat(1000))
  const elsewhere = path === operation.path ? [] : [{ address: path, body: whole, query: validQuery(operation) }]
  const fields = fieldsOf(operation).flatMap((name) =>
    [long, Array.from({ length: 5000 }, () => ({})), Number.MAX_SAFE_INTEGER].map((value) => ({
      body: { ...whole, [name]: value },
    })),
  )
  return [...queries, ...elsewhere, ...fields]
}
