import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { currencies, money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { seedStaffWork } from '#db/seed/seed-staff-work.ts'
import { staffAreas } from '#modules/accounts/index.ts'
import { openBranch, listBranches } from '#modules/accounts/index.server.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { anOrderedGroup } from '#modules/agents/testing/a-group.ts'
import { bookCashEntry, findAgreedOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { aStoredQuestion } from '#modules/engagement/testing/stored-requests.ts'
import { listPaymentsOfSubject, requestRefund } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { opensForm } from './places.ts'
import { fillLists } from '#tests/setup/filled-lists.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { guardedStaffPaths } from '#tests/setup/staff-paths.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

type Role = Parameters<typeof signedInWithOwnRole>[1] | 'operations' | 'finance' | 'content'

const everyArea = staffAreas.filter((area) => area !== 'agents')

const roles: Record<string, Role> = {
  'orders of their own': { rights: ['orders'], reach: 'own' },
  'orders and payments of their branch': { rights: ['orders', 'payments'], reach: 'branch' },
  'payments alone': { rights: ['payments'] },
  'orders alone': { rights: ['orders'] },
  'a look at everything': { rights: everyArea, looksOnly: everyArea },
  'a look at orders, and work on payments': { rights: ['orders', 'payments', 'refunds'], looksOnly: ['orders'] },
  'a look at payments, and work on orders': { rights: ['orders', 'payments'], looksOnly: ['payments'] },
  operations: 'operations',
  finance: 'finance',
  content: 'content',
}

test('no page shows a link or a form that is closed to whoever looks at it, whatever their role', async () => {
  const { db, busy, branchId } = await aWorld()
  const wrong: string[] = []

  for (const [name, role] of Object.entries(roles).filter(([n]) => n === 'a look at everything')) {
    const { headers, userId } =
      typeof role === 'string'
        ? await staffSignedIn(db, { staffRole: role })
        : await signedInWithOwnRole(db, role, { branchId })
    await keepEverything(db, userId)
    const { closed, forms, idle } = await walk(db, { headers, busy })
    const app = await testApp({ db })
    const refused: string[] = []
    for (const { path, sent, on } of forms) {
      const { status } = await postForm(app, path, sent, headers)
      if (status === 429) throw new Error('too many forms for one app')
      if (status === 403) refused.push(`${on} has a form for ${path} with ${sent['intent']}`)
    }
    wrong.push(...[...closed, ...refused, ...idle].map((each) => `${name}: ${each}`))
  }

  expect(wrong).toEqual([])
}, 300_000)

/** Lists that are filled, and the pages of records in the states in which most can be done about them. */
async function aWorld() {
  const db = await testDb()
  const now = new Date()
  const owner = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  await openBranch(db, owner, { name: 'Fatih' }, now)
  const [branch] = await listBranches(db, owner)
  await importQuiz(db, readQuizDeck())
  await fillLists(db, 1)
  await seedStaffWork(db, { today: dayInIstanbul(now), orders: 8 })
  const families = await anOrderedGroup(['Ak', 'Ak', 'Kara', 'Demir'], { db, now })
  const group = await findAgreedOrder(db, { id: families.orderId })
  const owed = await aPromiseOfCash(db)
  await aStoredQuestion(db)
  await sql`update information_requests set topic = 'private', topic_key = null, topic_name = '', group_size = 12`.execute(
    db,
  )
  const busy = [group?.publicId, owed].flatMap((id) => [`/admin/orders/${id}`, `/admin/orders/${id}/refunds`])
  return { db, busy, branchId: branch?.id ?? null }
}

/** Opens every page and follows every link, once for each shape of its address. */
async function walk(db: Db, { headers, busy }: { headers: Record<string, string>; busy: string[] }) {
  const app = await testApp({ db })
  const leads = new Map<string, Set<string>>()
  const forms = new Map<string, { path: string; sent: Record<string, string>; on: string }>()
  const answers = new Map<string, number>()
  const withForm = new Set<string>()
  const idle = new Set<string>()
  const queue = [...busy, ...guardedStaffPaths.filter((path) => !/:|^\/api|^\/rest/.test(path))]
  for (let href = queue.shift(); href; href = queue.shift()) {
    const shape = busy.includes(href) ? href : shapeOf(href)
    if (answers.has(shape)) continue
    const answer = await getPage(app, href, headers)
    answers.set(shape, answer.status)
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    const on = shapeOf(href)
    for (const each of idleIn(html)) if (!keepsWhatIsTold.has(`${on} ${each}`)) idle.add(`${on} shows ${each}`)
    for (const lead of leadsOf(html, href)) {
      leads.set(lead, (leads.get(lead) ?? new Set()).add(on))
      queue.push(lead)
    }
    for (const form of formsOf(html, href)) {
      withForm.add(shape)
      forms.set(`${shapeOf(form.path)} ${form.sent['intent']}`, { ...form, on })
    }
  }
  const isClosed = (href: string) =>
    [403, 404].includes(answers.get(shapeOf(href)) ?? 0) || (opensForm.test(href) && !withForm.has(shapeOf(href)))
  const closed = [...leads].flatMap(([href, on]) => (isClosed(href) ? [`${[...on].join(', ')} leads to ${href}`] : []))
  return { closed, forms: [...forms.values()], idle: [...idle] }
}

/** Cards that show in the inputs of a form what is kept, so that it can be read. */
const keepsWhatIsTold = new Set([
  '/admin/orders/:orderId a card of nothing: Looked after by',
  ...currencies.map((currency) => `/admin/payments/providers a card of nothing: ${currency}`),
  '/admin/cash/closings a card of nothing: Merkez kasa',
  '/admin/users/branches a card of nothing: Open branches',
  '/admin/agents/:agencyId a card of nothing: Details and terms',
  '/admin/user/:userId a card of nothing: Permissions',
])

/** What stands there for nothing: boxes that no form is told of, and cards with nothing but a form that is not to be sent. */
function idleIn(html: string): string[] {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
  const lost = [...html.matchAll(/<input[^>]* form="([^"]+)"/g)].filter(([, form = '']) => !ids.has(form))
  const shown = fieldsetsIn(html)
  const boxes = shown.filter((each) => /<input type="checkbox" name="id"/.test(each))
  const empty = cardsIn(html).filter(({ body }) => {
    const rest = shown.reduce((text, each) => text.replace(each, ''), body)
    return rest.replaceAll(/<[^>]*>/g, '').trim() === ''
  })
  return [
    ...(lost.length > 0 ? ['boxes of no form'] : []),
    ...(boxes.length > 0 ? ['boxes of a form that is not to be sent'] : []),
    ...empty.map(({ title }) => `a card of nothing: ${title}`),
  ]
}

function cardsIn(html: string) {
  const card = /<section class="[^"]*"[^>]*><header class="[^"]*"><h2>(.*?)<\/h2>.*?<\/header>(.*?)<\/section>/gs
  return [...html.matchAll(card)].map(([, title = '', body = '']) => ({
    title: title.replaceAll(/<[^>]*>/g, ''),
    body,
  }))
}

/** The parts of a page that show a form to whoever may not send it, with what stands in them. */
function fieldsetsIn(html: string): string[] {
  return [...html.matchAll(/<fieldset disabled=""/g)].map(({ index }) => {
    let depth = 0
    for (const tag of html.slice(index).matchAll(/<(\/?)fieldset/g)) {
      depth += tag[1] === '' ? 1 : -1
      if (depth === 0) return html.slice(index, index + tag.index)
    }
    return html.slice(index)
  })
}

/** Where links and forms that only ask lead among the pages of the staff. */
function leadsOf(html: string, page: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="([^"#]+)/g)].map(([, href = '']) => href)
  const asking = formTags(html).flatMap(({ tag, body }) =>
    tag.includes('method="post"') ? [] : [actionOf(tag), ...submitsOf(body).map((button) => actionOf(button))],
  )
  const own = page.replace(/\?.*/, '')
  return [...links, ...asking]
    .flatMap((href) => href?.replaceAll('&amp;', '&') ?? [])
    .map((href) => (href.startsWith('?') ? `${own}${href}` : href))
    .filter((href) => href.startsWith('/admin'))
}

/** What each button of a form that changes something would send, without what is typed. */
function formsOf(html: string, page: string) {
  return formTags(html)
    .filter(({ tag }) => tag.includes('method="post"'))
    .flatMap(({ tag, body }) =>
      submitsOf(body).map((button) => {
        const path = (actionOf(button) ?? actionOf(tag) ?? page).replaceAll('&amp;', '&')
        const intent = intentOf(button, body)
        return { path, sent: (intent === undefined ? {} : { intent }) as Record<string, string> }
      }),
    )
    .filter(({ path }) => path.startsWith('/admin'))
}

function formTags(html: string) {
  return [...html.matchAll(/(<form[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', body = '']) => ({ tag, body }))
}

const submitsOf = (body: string) =>
  (body.match(/<button[^>]*>/g) ?? []).filter((button) => !/type="button"|disabled=""/.test(button))

const actionOf = (tag: string) => / (?:form)?action="([^"]*)"/i.exec(tag)?.[1]

/** The intent of a button, else that which its form carries. */
function intentOf(button: string, body: string): string | undefined {
  const tags = [button, ...(body.match(/<input[^>]*>/g) ?? [])]
  const tag = tags.find((each) => each.includes(' name="intent"'))
  return tag && / value="([^"]*)"/.exec(tag)?.[1]
}

const patterns = guardedStaffPaths.map((path) => path.split('/')).toSorted((a, b) => paramsIn(a) - paramsIn(b))

/** The path of the route that an address belongs to; what opens a form there and each list are shapes of their own. */
function shapeOf(href: string): string {
  const [path = '', query = ''] = href.split('?')
  const parts = path.split('/')
  const pattern = patterns.find(
    (each) => each.length === parts.length && each.every((part, at) => part.startsWith(':') || part === parts[at]),
  )
  const isOwn = (part: string, at: number) => parts[at] === 'new' || part === ':list'
  const shape = (pattern ?? parts).map((part, at) => (isOwn(part, at) ? parts[at] : part)).join('/')
  return /(?:^|&)(?:new|terms|instead)=/.test(query) ? `${shape}?form` : shape
}

function paramsIn(path: readonly string[]): number {
  return path.filter((part) => part.startsWith(':')).length
}

/** Somebody looks after all customers, so that there is all to see for them. */
async function keepEverything(db: Db, userId: string) {
  await sql`update orders set keeper_id = ${userId}`.execute(db)
  await sql`update agent_offers set created_by = ${userId}`.execute(db)
  for (const table of ['call_requests', 'contact_messages', 'information_requests', 'reservation_requests'])
    await sql`update ${sql.table(table)} set assignee_id = ${userId}`.execute(db)
}

/** An order that was paid at the desk, a part of which is promised back. */
async function aPromiseOfCash(db: Db): Promise<string> {
  const order = await anOrder(db)
  const entry = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', type: 'income' } as const
  const paid = { ...entry, amount: money(100_000, 'USD'), date: dayInIstanbul(new Date()), note: '' }
  const cashier = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  const booked = await bookCashEntry(db, cashier, { ...paid, orderId: order.orderId }, new Date())
  if (!booked.ok) throw new Error(booked.error.code)
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: order.orderId })
  const wish = { key: 'r', attemptRef: attempt?.ref ?? '', amount: money(4_000, 'USD') }
  await requestRefund(db, { ...wish, cause: 'manual', reason: '' }, new Date())
  return order.publicId
}
