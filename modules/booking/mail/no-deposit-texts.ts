import type { Locale } from '#kernel/locale.ts'
import type { NoDepositReason } from '../find-no-deposit-reason.server.ts'

/** Stands in the mail of an order that is paid at once although its tours take deposits. */
export const noDepositTexts: Record<Locale, Record<NoDepositReason, string>> = {
  tr: {
    'too-late': 'Kalkışa az kaldığı için kapora alınmıyor; tutarın tamamı bir kerede ödenir.',
    'not-all': 'Rezervasyonunuzdaki turlardan biri kaporayla satılmadığı için tutarın tamamı bir kerede ödenir.',
  },
  en: {
    'too-late': 'Departure is near, so no deposit is taken: the whole amount is paid at once.',
    'not-all': 'One of the tours in your booking takes no deposit, so the whole amount is paid at once.',
  },
  ar: {
    'too-late': 'اقترب موعد المغادرة فلا تُقبل دفعة مقدّمة، ويُدفع المبلغ كاملًا مرة واحدة.',
    'not-all': 'إحدى رحلات حجزك لا تُباع بدفعة مقدّمة، فيُدفع المبلغ كاملًا مرة واحدة.',
  },
}
