import type { Locale } from '#kernel/locale.ts'

/** How a change is told on a telephone: with time to answer, shortly before the departure, or taken back. */
export type ChangeMessage = 'changed' | 'urgent' | 'back'

/**
 * The texts as WhatsApp has to agree to them; they begin and end with words of their own. `{name}`, `{orderNo}`, `{tour}`
 * and `{link}` are filled in.
 */
export const changeMessageTexts: Record<Locale, Record<ChangeMessage, string>> = {
  tr: {
    changed:
      'Sayın {name}, {orderNo} numaralı {tour} yolculuğunuzda değişiklik var. Neyin değiştiğini {link} adresinde görüp cevap verebilirsiniz.',
    urgent:
      'Sayın {name}, kalkıştan önce okuyun: {orderNo} numaralı {tour} yolculuğunuz değişti. Neyin değiştiğini {link} adresinde görüp hemen cevap verin.',
    back: 'Sayın {name}, {orderNo} numaralı {tour} yolculuğunuzda size bildirdiğimiz değişiklik geri alındı. Her şey satın aldığınız gibi; {link} adresinde görebilirsiniz.',
  },
  en: {
    changed:
      'Dear {name}, something about your journey {tour} ({orderNo}) has changed. See what it is at {link} and answer there.',
    urgent:
      'Dear {name}, please read before you leave: your journey {tour} ({orderNo}) has changed. See what it is at {link} and answer at once.',
    back: 'Dear {name}, the change to your journey {tour} ({orderNo}) that we told you about has been taken back. Everything is as you bought it; see {link} for details.',
  },
  ar: {
    changed: 'السلام عليكم {name}، طرأ تغيير على رحلتك {tour} ({orderNo}). اطّلع عليه في {link} وأجب هناك.',
    urgent: 'السلام عليكم {name}، اقرأ قبل السفر: تغيّرت رحلتك {tour} ({orderNo}). اطّلع على التغيير في {link} وأجب فورًا.',
    back: 'السلام عليكم {name}، أُلغي التغيير الذي أخبرناك به في رحلتك {tour} ({orderNo})، وكل شيء كما اشتريته. التفاصيل في {link} لمن يرغب.',
  },
}
