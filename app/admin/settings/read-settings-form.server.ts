import { currencies, type Currency } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import type { PaymentSettings } from '#app/acts/settings/payment-settings.server.ts'

type Fields = Record<string, string>

/** The names of the fields that hold what the settings do not take. */
type SettingsProblems = ReadonlySet<string>

const MOST_REMINDERS = 10

/** What staff typed as settings; otherwise the fields that are wrong. */
export function readSettingsForm(fields: Fields): Result<PaymentSettings, SettingsProblems> {
  const problems = new Set<string>()
  const whole = (name: string, [least, most]: readonly [number, number]) => {
    const number = wholeNumber(fields[name] ?? '')
    if (number === undefined || number < least || number > most) problems.add(name)
    return number ?? least
  }
  const amounts = (prefix: string, divisor: number) =>
    Object.fromEntries(
      currencies.flatMap((currency) => {
        const typed = (fields[`${prefix}-${currency}`] ?? '').trim()
        if (typed === '') return []
        const amount = parseTypedAmount(typed, currency)
        if (!amount || amount.minor === 0) problems.add(`${prefix}-${currency}`)
        return [[currency, (amount?.minor ?? 0) / divisor]]
      }),
    ) as Partial<Record<Currency, number>>

  const reminderDays = readDays(fields['reminderDays'] ?? '')
  if (!reminderDays) problems.add('reminderDays')
  const settings: PaymentSettings = {
    confirmsCertain: fields['confirmsCertain'] === '1',
    secondPersonAbove: amounts('limit', 1),
    depositTerms: {
      restDueDays: whole('restDueDays', [0, 365]),
      leastDays: whole('leastDays', [0, 730]),
      kinds: readKinds(fields),
      amounts: amounts('deposit', 100),
    },
    reminderDays: reminderDays ?? [],
    transferHoldHours: whole('transferHoldHours', [1, 336]),
  }
  // A rest that is due before the deposit may be offered would be due at once.
  if (settings.depositTerms.leastDays < settings.depositTerms.restDueDays) problems.add('leastDays')
  return problems.size > 0 ? fail(problems) : ok(settings)
}

/** Kinds that take deposits; with all of them ticked, kinds to come take them too. */
function readKinds(fields: Fields): string[] | null {
  const ticked = tourKinds.filter((kind) => fields[`kind-${kind}`] === '1')
  return ticked.length === tourKinds.length ? null : ticked
}

/** `7, 1, 0`: days from 0 to 90, each once, the earliest reminder first; nothing for no reminders. */
function readDays(typed: string): number[] | undefined {
  const words = (normalizeInput(typed) ?? '').split(/[\s,;،]+/).filter(Boolean)
  const days = words.map(wholeNumber)
  if (days.length > MOST_REMINDERS || days.some((day) => day === undefined || day > 90)) return undefined
  return [...new Set(days.filter((day) => day !== undefined))].toSorted((a, b) => b - a)
}

function wholeNumber(typed: string): number | undefined {
  const digits = normalizeInput(typed) ?? ''
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined
}
