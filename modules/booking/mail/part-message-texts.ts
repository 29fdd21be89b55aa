import type { Locale } from '#kernel/locale.ts'

/** `{name}`, `{orderNo}`, `{amount}`, `{date}` and `{link}` are filled in. */
export const partMessageTexts: Record<Locale, { due: string }> = {
  tr: {
    due: 'Sayın {name}, {orderNo} numaralı rezervasyonunuzun {amount} tutarındaki ödemesi için son gün {date}. Ödemeyi {link} adresinden yapabilirsiniz.',
  },
  en: {
    due: 'Dear {name}, the payment of {amount} for your booking {orderNo} is due by {date}. You can pay it at {link} at any time.',
  },
  ar: {
    due: 'السلام عليكم {name}، آخر يوم لدفع {amount} من حجزك {orderNo} هو {date}. يمكنك الدفع في {link} متى شئت.',
  },
}
