import type { Locale } from '#kernel/locale.ts'
import type { CustomerMailWork } from '#modules/booking/index.server.ts'

/** What customers are asked with: how the agency names itself, and where their answer is written. */
export type ReviewAskWork = Pick<CustomerMailWork, 'db' | 'agency'> & {
  reviewUrl: (locale: Locale, token: string) => string
}
