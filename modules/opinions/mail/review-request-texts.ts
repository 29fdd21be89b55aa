import type { Locale } from '#kernel/locale.ts'

/** `{name}`, `{tour}` and `{date}` are filled in. */
type ReviewRequestTexts = {
  'subject-ask': string
  'subject-remind': string
  greeting: string
  'lead-ask': string
  'lead-remind': string
  what: string
  until: string
  button: string
  refuse: string
}

export const reviewRequestTexts: Record<Locale, ReviewRequestTexts> = {
  tr: {
    'subject-ask': 'Yolculuğunuz nasıldı?',
    'subject-remind': 'Yolculuğunuzu anlatmak ister misiniz?',
    greeting: 'Sayın {name},',
    'lead-ask': '{tour} yolculuğunuz bitti. Size söylediklerimizi tuttuk mu?',
    'lead-remind': '{tour} yolculuğunuzda söylediklerimizi tutup tutmadığımızı sormuştuk. Bu son hatırlatmamızdır.',
    what: 'Bir puan, dört kısa soru ve birkaç cümle: iki dakika sürer, şifre istemez. İyi de yazsanız kötü de, sizden sonra gidecekler doğrusunu bilir.',
    until: 'Bağlantı yalnızca sizin içindir ve {date} gününe kadar açıktır.',
    button: 'Yolculuğumu anlat',
    refuse: 'Bana bir daha sormayın',
  },
  en: {
    'subject-ask': 'How was your journey?',
    'subject-remind': 'Would you like to tell how your journey was?',
    greeting: 'Dear {name},',
    'lead-ask': 'Your journey {tour} is over. Did we keep our word?',
    'lead-remind': 'We asked whether we kept our word on your journey {tour}. This is our last reminder.',
    what: 'A rating, four short questions and a few sentences: it takes two minutes and no password. Good or bad, those who go after you will know what is true.',
    until: 'The link is for you alone and open until {date}.',
    button: 'Tell how it was',
    refuse: 'Do not ask me again',
  },
  ar: {
    'subject-ask': 'كيف كانت رحلتك؟',
    'subject-remind': 'هل تودّ أن تخبرنا كيف كانت رحلتك؟',
    greeting: 'السلام عليكم {name}،',
    'lead-ask': 'انتهت رحلتك {tour}. هل وفينا بما قلناه لك؟',
    'lead-remind': 'سألناك هل وفينا بما قلناه في رحلتك {tour}. هذا تذكيرنا الأخير.',
    what: 'تقييم وأربعة أسئلة قصيرة وبضع جمل: لا يستغرق أكثر من دقيقتين ولا يحتاج إلى كلمة مرور. سواء أحسنّا أم قصّرنا، سيعرف من يسافر بعدك الحقيقة.',
    until: 'الرابط لك وحدك، وهو متاح حتى {date}.',
    button: 'الكتابة عن رحلتي',
    refuse: 'لا تسألوني مرة أخرى',
  },
}
