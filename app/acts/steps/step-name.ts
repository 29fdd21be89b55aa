import { isolateIn } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlannedStep } from '#modules/planner/index.ts'

type KnownKind = Exclude<PlannedStep['kind'], 'own'>

/** What a step is called in a language: as its tour names it, or by the words `say` has for what every journey asks. */
export function stepName(
  { kind, key, text, payment }: PlannedStep,
  say: (key: `step-${KnownKind}`, values: { amount: string }) => string,
  locale: Locale,
): string {
  if (kind === 'own') return text?.[locale] ?? key
  const amount = payment ? isolateIn(locale, formatMoney(payment.amount, locale, { cents: true })) : ''
  return say(`step-${kind}`, { amount })
}
