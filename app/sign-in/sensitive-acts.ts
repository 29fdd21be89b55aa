import { splitLocale } from '#app/addresses/paths.ts'
import { listAreas, type StaffList } from '#modules/staff-desk/index.ts'
import type { Sureness } from '#modules/accounts/index.ts'

type Method = 'GET' | 'POST'

type SensitiveAct = {
  method: Method
  path: RegExp
  sureness: Sureness
  /** What the form of the page may also want without doing anything: to reckon, or to look. */
  harmless?: readonly string[]
}

/**
 * What staff are asked for before, by the path without its language. Money that leaves, rights, keys and everything
 * known of a person need an answer of the last minutes; what moves money inside needs a browser that was not left alone.
 */
const sensitiveActs: readonly SensitiveAct[] = [
  { method: 'POST', path: /^\/admin\/orders\/[^/]+\/refunds$/, sureness: 'just-now' },
  {
    method: 'POST',
    path: /^\/admin\/orders\/[^/]+\/cancel$/,
    sureness: 'just-now',
    harmless: ['calculate', 'everybody'],
  },
  { method: 'POST', path: /^\/admin\/user\/[^/]+(\/data\.json)?$/, sureness: 'just-now' },
  { method: 'POST', path: /^\/admin\/users\/roles\/[^/]+$/, sureness: 'just-now', harmless: ['preview'] },
  { method: 'POST', path: /^\/admin\/(apiKeys|webhooks(\/[^/]+)?|settings\/keys)$/, sureness: 'just-now' },
  { method: 'GET', path: listFiles(), sureness: 'just-now' },
  { method: 'POST', path: /^\/admin\/orders\/(?!new$)[^/]+(\/(change|plan))?$/, sureness: 'since-idle' },
  { method: 'POST', path: /^\/admin\/(payments|paymentLinks|agents)(\/[^/]+)?$/, sureness: 'since-idle' },
  { method: 'POST', path: /^\/admin\/cash(\/.+)?$/, sureness: 'since-idle' },
  { method: 'POST', path: /^\/admin\/bank-statements\/.+$/, sureness: 'since-idle' },
  { method: 'POST', path: /^\/admin\/settings\/(payments|prices)$/, sureness: 'since-idle' },
  { method: 'POST', path: /^\/admin\/lists\/[^/]+\/bulk$/, sureness: 'since-idle' },
]

/** How sure we have to be of who acts, `intent` being what the form wants; `undefined` where the sign-in is enough. */
export function surenessFor(method: string, path: string, intent?: string): Sureness | undefined {
  const bare = splitLocale(path).path.replace(/\.data$/, '')
  const act = sensitiveActs.find((each) => each.method === method && each.path.test(bare))
  return intent !== undefined && act?.harmless?.includes(intent) ? undefined : act?.sureness
}

/** The lists of people and of what they pay, as files; a catalogue that everybody may read is none of them. */
function listFiles(): RegExp {
  const open: readonly string[] = ['catalogue', 'content']
  const lists = (Object.keys(listAreas) as StaffList[]).filter(
    (list) => !open.includes(listAreas[list]) || list === 'newsletter',
  )
  return new RegExp(`^/admin/lists/(${lists.join('|')})/(csv|xlsx)$`)
}
