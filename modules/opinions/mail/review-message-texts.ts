import type { Locale } from '#kernel/locale.ts'

/** How somebody is asked on a telephone: first, or again after a week. */
export type ReviewMessage = 'ask' | 'remind'

/** `{name}`, `{tour}` and `{link}` are filled in; each begins and ends with words of its own, as WhatsApp wants it. */
export const reviewMessageTexts: Record<Locale, Record<ReviewMessage, string>> = {
  tr: {
    ask: 'Sayın {name}, {tour} yolculuğunuz bitti. Söylediklerimizi tuttuk mu? {link} adresinde birkaç dokunuşla yazabilirsiniz.',
    remind:
      'Sayın {name}, {tour} yolculuğunuzda söylediklerimizi tutup tutmadığımızı sormuştuk. Dilerseniz {link} adresinde yazın; bir daha hatırlatmayacağız.',
  },
  en: {
    ask: 'Dear {name}, your journey {tour} is over. Did we keep our word? You can tell us at {link} with a few taps.',
    remind:
      'Dear {name}, we asked whether we kept our word on your journey {tour}. If you like, tell us at {link}; we will not remind you again.',
  },
  ar: {
    ask: 'السلام عليكم {name}، انتهت رحلتك {tour}. هل وفينا بما قلناه؟ أخبرنا في {link} بلمسات قليلة.',
    remind: 'السلام عليكم {name}، سألناك هل وفينا بما قلناه في رحلتك {tour}. أخبرنا إن شئت في {link}، ولن نذكّرك ثانية.',
  },
}
