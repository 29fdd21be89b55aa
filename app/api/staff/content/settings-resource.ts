import { z } from 'zod'
import { refuseBody, refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { readAllGroups, saveGroup } from '#app/acts/settings/general-settings.server.ts'
import { saveKeys } from '#app/acts/settings/save-keys.server.ts'
import { calledGroupNames, type CalledGroup } from '#app/acts/settings/setting-names.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keepIf } from '#platform/db/in-transaction.server.ts'
import type { ProviderKeys } from '#platform/provider-keys/live-keys.server.ts'
import type { Environment } from '#platform/env.server.ts'
import { keyNames } from '#platform/provider-keys/key-names.ts'
import type { Route } from './+types/settings-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const Group = z.record(z.string(), z.unknown())

const WireSettings = z
  .object({
    ...ofEachGroup(Group),
    secrets: z
      .record(z.string(), z.literal('***').nullable())
      .meta({ description: 'Which keys of providers there are: `***` where there is one. Never its value.' }),
  })
  .meta({ id: 'Settings', description: 'What the agency settled, by group and by the name of each setting.' })

const SettingsBody = z.strictObject({
  ...ofEachGroup(Group.optional()),
  secrets: z
    .partialRecord(z.enum(keyNames), z.string().trim().min(1).max(500).nullable())
    .optional()
    .meta({ description: 'Keys of providers, write-only; `null` forgets one. Kept before the other settings.' }),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: { summary: 'The settings of the agency; their version is in `ETag`', answers: { 200: WireSettings } },
    PATCH: {
      summary: 'Writes the named settings as a whole, in the version that `If-Match` names; all of them or none',
      body: SettingsBody,
      answers: { 200: WireSettings },
      problems: ['precondition_required', 'edit_conflict', 'malformed', 'validation', 'unknown_field'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'settings', (db) => show(call, db))
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const wanted = call.request.headers.get('if-match')
    if (wanted === null) return refuseWith(call, 'precondition_required')
    const json: unknown = await call.request.json().catch(() => undefined)
    if (json === undefined) return refuseWith(call, 'malformed')
    const body = SettingsBody.safeParse(json)
    if (!body.success) return refuseBody(call, body.error.issues, json)
    const { keys } = call.context.get(servicesContext)
    const saved = await saveAll(db, admin, { body: body.data, tag: wanted, keys })
    if (saved === 'edit-conflict') return refuseWith(call, 'edit_conflict')
    if (saved === 'unknown-setting') return refuseWith(call, 'unknown_field')
    if (saved.length > 0)
      return refuseFields(
        call,
        saved.map((pointer) => ({ pointer })),
      )
    if (body.data.secrets) await keys.refresh()
    return show(call, db)
  })
}

/** Writes all groups and keys or none. The pointers of values that do not fit; none when it was done. */
async function saveAll(
  db: Db,
  admin: Admin<'settings'>,
  { body, tag, keys }: { body: z.output<typeof SettingsBody>; tag: string; keys: ProviderKeys },
): Promise<'edit-conflict' | 'unknown-setting' | string[]> {
  const work = async (tx: Db): Promise<'edit-conflict' | 'unknown-setting' | string[]> => {
    let outcome: 'edit-conflict' | 'unknown-setting' | string[] = []
    const now = await readAllGroups(tx)
    if (tag !== '*' && tag.replaceAll('"', '') !== now.version) return 'edit-conflict'
    for (const group of calledGroupNames) {
      const values = body[group]
      if (!values) continue
      if (Object.keys(values).some((name) => !(name in now.values[group]))) outcome = 'unknown-setting'
      const saved = await saveGroup(tx, admin, { group, values, version: undefined }, new Date())
      if (!saved.ok && saved.error.code === 'invalid' && typeof outcome !== 'string')
        outcome = [...outcome, ...saved.error.problems.map(({ path }) => pointerOf(group, path))]
    }
    if (body.secrets && outcome.length === 0) {
      const kept = await saveKeys(tx, admin, { keys, changes: body.secrets }, new Date())
      if (!kept.ok) outcome = [`/secrets/${kept.error.name}`]
    }
    return outcome
  }
  return keepIf(db, (outcome) => outcome.length === 0, work)
}

function pointerOf(group: CalledGroup, path: string): string {
  return `/${group}/${path.replaceAll('.', '/')}`
}

async function show(call: Route.LoaderArgs | Route.ActionArgs, db: Db): Promise<Response> {
  const { values, version } = await readAllGroups(db)
  const { env } = call.context.get(servicesContext)
  return Response.json(
    { ...values, secrets: secretsOf(env) },
    { headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${version}"` } },
  )
}

function secretsOf(
  env: Pick<Environment, 'humanCheck' | 'messages' | 'payments' | 'smtpUrl' | 'social' | 'telephony'>,
): Record<string, '***' | null> {
  const { payments, social, messages } = env
  const known = { ...payments, ...social, ...messages, humanCheck: env.humanCheck, telephony: env.telephony }
  const all = { ...known, mail: env.smtpUrl }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value === undefined ? null : '***']))
}

function ofEachGroup<Shape>(shape: Shape): Record<CalledGroup, Shape> {
  return Object.fromEntries(calledGroupNames.map((name) => [name, shape])) as Record<CalledGroup, Shape>
}
