import type { Locale } from '#kernel/locale.ts'

/** How steps are told on a telephone: while there is time, or past the last day of one of them. */
export type StepMessage = 'coming' | 'late'

/** `{name}`, `{orderNo}` and `{link}` are filled in; each begins and ends with words of its own, as WhatsApp wants it. */
export const stepMessageTexts: Record<Locale, Record<StepMessage, string>> = {
  tr: {
    coming:
      'Sayın {name}, {orderNo} numaralı yolculuğunuz için sizden beklediğimiz adımlar var. Ne olduklarını ve son günlerini {link} adresinde görebilirsiniz.',
    late: 'Sayın {name}, {orderNo} numaralı yolculuğunuz için son günü geçen adımlar var. Lütfen {link} adresinden bugün tamamlayın.',
  },
  en: {
    coming:
      'Dear {name}, there are steps that we need from you for your journey ({orderNo}). See what they are and their last days at {link} please.',
    late: 'Dear {name}, some steps for your journey ({orderNo}) are past their last day. Please complete them at {link} today.',
  },
  ar: {
    coming:
      'السلام عليكم {name}، هناك خطوات ننتظرها منك لرحلتك ({orderNo}). اطّلع عليها وعلى آخر أيامها في {link} من فضلك.',
    late: 'السلام عليكم {name}، هناك خطوات لرحلتك ({orderNo}) مضى آخر يوم لها. أتممها اليوم في {link} من فضلك.',
  },
}
