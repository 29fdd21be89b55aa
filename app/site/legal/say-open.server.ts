import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'

/** What the public text says where a contract has a fact of its order: a sentence that stands without the fact. */
export function sayOpen(locale: Locale, name: string): string {
  const text = translator(locale, 'content')
  switch (name) {
    case 'customerName':
      return text('open-customer')
    case 'orderNo':
      return text('open-order-no')
    case 'contractDate':
      return text('open-day')
    case 'serviceTitle':
      return text('open-service')
    default:
      return text('open-other')
  }
}
