import { messages } from '#app/messages/messages.server.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { isCurrency, money } from '#kernel/money.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { staffActs, staffAreas, staffRoles } from '#modules/accounts/index.ts'
import { REDACTED } from '#modules/audit/index.ts'

/** One part of what an act changed; `undefined` where it said nothing of that side. */
export type SaidChange = { field: string; before: SaidValue | undefined; after: SaidValue | undefined }

/** A value in words; `isCode` for what has none, such as a list of records. */
export type SaidValue = { text: string; isCode: boolean }

/** What an entry tells of before and after, part by part: what stayed as it was is left out. */
export function sayChanges(entry: { action: string; before: unknown; after: unknown }, locale: Locale): SaidChange[] {
  const before = partsOf(entry.before)
  const after = partsOf(entry.after)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      field: sayField(name, entry.action, locale),
      before: name in before ? sayPart(name, before[name], locale) : undefined,
      after: name in after ? sayPart(name, after[name], locale) : undefined,
    }))
}

/** An amount alone is one part, and so is a list, which has no name. */
function partsOf(content: unknown): Record<string, unknown> {
  if (content === null || content === undefined) return {}
  if (amountOf(content)) return { amount: content }
  return typeof content === 'object' && !Array.isArray(content) ? { ...content } : { '': content }
}

/** Records name their parts as their forms do; `tr.title` is the title in one language. */
function sayField(name: string, action: string, locale: Locale): string {
  const [language = '', inLanguage = ''] = name.split('.')
  if (isLocale(language) && inLanguage)
    return translator(locale, 'staff-audit')('in-language', {
      field: sayField(inLanguage, action, locale),
      language: language.toUpperCase(),
    })
  const ofForms = [messages[locale]['staff-content'], messages[locale]['staff-catalogue']]
  const ofLog = messages[locale]['staff-audit']
  const sources: Record<string, string>[] = OF_RECORDS.test(action)
    ? [...(action.startsWith('content.') ? ofForms : ofForms.toReversed()), ofLog]
    : [ofLog, ...ofForms, messages[locale]['staff-settings']]
  return sources.map((texts) => texts[`field-${name}`]).find((text) => text !== undefined) ?? name
}

const OF_RECORDS = /^(content|tour|hotel|category|airline|service)\./

/** A role and rights are named as their pages name them; everything else speaks for itself. */
function sayPart(name: string, value: unknown, locale: Locale): SaidValue {
  const role = name === 'staffRole' && staffRoles.find((each) => each === value)
  if (role) return { text: translator(locale, 'staff')(`role-${role}`), isCode: false }
  if (!(OF_RIGHTS.has(name) && Array.isArray(value))) return sayValue(value, locale)
  const text = translator(locale, 'staff-roles')
  const rights = [...staffAreas, ...staffActs].filter((right) => value.includes(right))
  return { text: rights.map((right) => text(`right-${right}`)).join(' · ') || '—', isCode: false }
}

const OF_RIGHTS = new Set(['looksAt', 'worksIn'])

function sayValue(value: unknown, locale: Locale): SaidValue {
  if (value === null || value === undefined || value === '') return { text: '—', isCode: false }
  if (value === REDACTED) return { text: translator(locale, 'staff-audit')('redacted'), isCode: false }
  if (typeof value === 'boolean')
    return { text: translator(locale, 'staff-users')(value ? 'yes' : 'no'), isCode: false }
  if (typeof value === 'number') return { text: String(value), isCode: false }
  if (typeof value === 'string') return { text: sayText(value, locale), isCode: false }
  const amount = amountOf(value)
  if (amount) return { text: formatMoney(amount, locale, { cents: true }), isCode: false }
  return { text: JSON.stringify(value, null, 1), isCode: true }
}

/** Days and moments are stored as programs write them. */
function sayText(text: string, locale: Locale): string {
  const day = parsePlainDate(text)
  if (day) return formatDate(day, locale)
  return INSTANT.test(text) ? formatInstant(new Date(text), locale) : text
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

function amountOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('minor' in value && 'currency' in value) || Object.keys(value).length !== 2) return undefined
  const { minor, currency } = value
  return typeof minor === 'number' && Number.isSafeInteger(minor) && isCurrency(currency)
    ? money(minor, currency)
    : undefined
}
