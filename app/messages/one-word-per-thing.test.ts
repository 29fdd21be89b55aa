import { expect, test } from 'vitest'
import { isLocale, locales, type Locale } from '#kernel/locale.ts'
import catalogue from './message-catalogue.json' with { type: 'json' }
import { messages } from './messages.server.ts'

type Text = { locale: Locale; where: string; text: string }

/** What the glossary never says. Only some areas speak to customers; the calls of programs have requests of their own. */
type Never = { instead: string; words: RegExp; only?: RegExp; but?: RegExp }

const toCustomers =
  /^(account|cancellation|cart|checkout|chrome|contact|content|documents|errors|forms|home|hotels|listings|messages|order|own-account|own-data|payment|requests|reviews|tour|tours|waiting)\.|^staff-(sale\.message|today\.whatsapp)-|mail|slip|voucher/
const ofPrograms = /^(problems|order-problems|payment-problems|developers|call-fields|intake)\./

const never: Record<Locale, Never[]> = {
  en: [
    { instead: 'status', words: /^State(?!ment)(?!\p{L})/u },
    { instead: 'departure', words: /^Departs$/ },
    { instead: 'email', words: /e-mail/i },
    { instead: 'privacy notice', words: /information notice|privacy (agreement|policy|statement)/i },
    { instead: 'call request', words: /call-backs?(?!\p{L})/iu },
    { instead: 'still to pay, unpaid', words: /^Open$/, but: /^staff-catalogue\.open-year$/ },
    { instead: 'Sort by, Position', words: /^Order$/, only: /\.(field-)?sort/ },
    { instead: 'of', words: /\{from\}–\{to\} \// },
    { instead: 'permission', words: /(?<!\w)(a|this) right(?!\w)|^Rights|(?<!\w)rights of/i, only: /^staff-/ },
    { instead: 'instalment', words: /installment/i, but: ofPrograms },
    { instead: 'documents', words: /(?<!\w)papers?(?!\w)/i, only: /^agents\./ },
    { instead: 'fictional', words: /invented/, but: /^staff-settings\.launch-sample-reviews-hint$/ },
  ],
  tr: [
    { instead: 'e-posta, bülten', words: /mektu[pb]/i },
    { instead: 'bekleme listesi', words: /yede[kğ] liste/i },
    { instead: 'aydınlatma metni', words: /gizlilik sözleşmesi/i },
    { instead: 'rezervasyon no', words: /sipariş (no|numara)/i, only: toCustomers },
    { instead: 'rezervasyonlarım', words: /siparişlerim/i },
    { instead: 'grup rezervasyonu', words: /grup sipariş/i, only: toCustomers },
    { instead: 'rezervasyonunuz', words: /siparişiniz/i, only: /^(order|staff-sale)\./ },
    { instead: 'talep', words: /(?<!\p{L})iste(k|ğ)(?!e bağlı)/iu, but: ofPrograms },
    { instead: 'acente', words: /acenta/i },
    { instead: 'işletme sahibi', words: /yönetici/i },
    { instead: 'filtre', words: /süz(geç|ül|en|me|ün|$)/i },
    { instead: 'cevap', words: /(?<!\p{L})yanıt(?!la)/iu },
    { instead: 'ya da', words: /(?<!\p{L})veya(?!\p{L})/iu },
    { instead: 'dâhil, dâhilî, hâli, hicrî, resmî', words: /(?<!\p{L})(dahil|dahili|hali|hicri|resmi)(?!\p{L})/iu },
    { instead: 'hava yolu, ön izleme', words: /havayol|önizle/i },
    { instead: 'yurt dışı turu', words: /bölge turu(?!\p{L})/iu },
    { instead: 'kalkış', words: /hareket (saat|gün|tarih|yer)/i },
    { instead: 'saat', words: /[#}] sa(?!\p{L})/u },
    { instead: 'havalimanı, kütüphane', words: /havaalan|medya kitapl/i },
    { instead: 'vade farkı', words: /taksit farkı/i },
    { instead: 'satışa döndür', words: /serbest bırak/i },
    { instead: 'Kasada', words: /(?<!\p{L})gişe/iu },
    { instead: 'WhatsApp’tan, WhatsApp’ta', words: /WhatsApp(’la| ile)(?!\p{L})/u },
    {
      instead: 'yetki',
      words: /(?<!\p{L})hak(kı|kınız|lar|ları|larının)?(?!\p{L})/iu,
      only: /^staff-(roles|users|programs)\.|^cash\./,
    },
    { instead: 'kafile başkanı', words: /(?<!\p{L})lider/iu },
    { instead: 'ödenmemiş, ödenecek, cevap bekleyen', words: /(?<!\p{L})açık (tutar|bölüm|teklif)/iu },
    { instead: 'bölüm', words: /ödeme\p{L}* (çok fazla )?parça|plan\p{L}* (ödenmemiş |çok fazla )*parça/iu },
  ],
  ar: [
    { instead: 'الدفعة المقدّمة', words: /عربون/ },
    { instead: 'تحويل مصرفي', words: /حوال(ة|ات)/ },
    { instead: 'مصرف', words: /بنك|بنوك/, but: /^cash\.source-tcmb$/ },
    { instead: 'فئة السعر', words: /(?<!\p{L})(ال)?(أجرة|أجور)(?!\p{L})/u },
    { instead: 'المسدِّد', words: /(?<!\p{L})(ال|ل)?دافع(?!\p{L})/u },
    { instead: 'إعادة إلى البيع', words: /تحرير|أُطلق|(?<!قبل ال)إطلاق/ },
    { instead: 'استرداد، رد المبلغ', words: /إشعار (ال)?ردّ?(?!\p{L})|تم الردّ?(?!\p{L})/u },
    { instead: 'إشعار الخصوصية', words: /نص الإعلام|بيان الخصوصية|نص التوضيح|اتفاقية الخصوصية/ },
    { instead: 'نموذج المعلومات المسبقة', words: /المعلومات التمهيدية/ },
    { instead: 'النشرة البريدية', words: /رسال(ة|تنا|تك) الشهرية/ },
    { instead: 'المالك', words: /المدير(?!\p{L})|صاحب (المكتب|المنشأة)/u },
    { instead: 'رقم الحجز', words: /رقم الطلب|طلب المجموعة/ },
    { instead: 'حجز', words: /طلب/, only: /\.(\w+-)*order(ed)?$/ },
    { instead: 'برنامج', words: /(?<!\p{L})جولة (عمرة|العمرة|جديدة)/u },
    { instead: 'رسم التقسيط', words: /فرق التقسيط/ },
    { instead: 'فردية، مزدوجة', words: /غرفة (ال)?(مفردة|ثنائية)/ },
    { instead: 'اسم العائلة', words: /(?<!\p{L})و?اللقب/u },
    { instead: 'الفئات', words: /التصنيفات/ },
    { instead: 'الوثائق', words: /مستند/ },
    { instead: 'سارٍ', words: /(?<!\p{L})ساري(?![\p{L}\p{M}])/u },
    { instead: '0–9، %', words: /[٠-٩٪]/ },
    { instead: 'دقيقة، دق', words: /[#}] د(?!\p{L})/u },
    {
      instead: 'أنت',
      words: /(?<!\p{L})(?!السلام|النيّة)\p{L}*(حساب|عائلت|عميل|رصيد|وكالت|رحلت|عرض|سؤال|ل|إلي|منك)كم(?![\p{L}\p{M}])/u,
    },
    { instead: 'أنت', words: /(?<!\p{L})(اختار|اكتب|حدّث|أعيد|صحّح|جرّب|اقرأ|تحقق|ارفع|اطلب|تواصل)وا(?!\p{L})/u },
    { instead: 'رحلة خارج تركيا', words: /جول(ة|ات) (ال)?إقليمية/ },
    { instead: 'السلام عليكم', words: /السيد\/|مرحبًا،/ },
    {
      instead: 'أنت',
      words: /(?<!\p{L})([وف]?سلّموا|[وف]?تسلّمون|بأنفسكم|أدواركم|يناسبكم|بكم)(?!\p{L})/u,
      but: /^staff-groups\.reminder-words$|^staff-catalogue\.field-fromDaysBefore$/,
    },
    { instead: 'الآراء', words: /التقييمات/ },
    { instead: 'الدفعات', words: /(الأجزاء|أجزاء|الجزء)(?!\p{L})/u },
    { instead: 'المتبقي، غير المدفوعة، ينتظر الرد', words: /(مبلغ|دفعات|دفعة|عروض|عرض) (ال)?مفتوح/ },
    { instead: 'رئيس المجموعة', words: /قائد/ },
    { instead: 'الحجز المبدئي', words: /خيارات الفنادق|مدة الخيار/ },
    { instead: 'النظام', words: /^البرنامج$|يقترح البرنامج/, only: /^staff-(users\.actor|guide\.)/ },
    { instead: 'طفل بلا سرير', words: /(من )?دون سرير/ },
    { instead: 'قسم الموظفين', words: /لوحة (ال)?(إدارة|موظفين)/ },
    { instead: 'نموذج المعلومات المسبقة', words: /المعلومات الأولية/ },
    { instead: 'الإجمالي', words: /^المجموع(?! الفرعي)(?!\p{L})/u },
    { instead: 'من', words: /\{from\}–\{to\} \// },
    { instead: 'من نسج الخيال', words: /مُختلَق/ },
  ],
}

/** Words that were agreed letter by letter, whatever the glossary says. */
const agreed = new Set(catalogue.flatMap(({ tr, en, ar }) => [tr, en, ar]))

/** Mails and papers: every text of the modules that stands under a language. */
const textFiles = import.meta.glob<Record<string, unknown>>(
  ['/modules/**/*-texts.ts', '/modules/**/*-words.ts', '/modules/**/*-names.ts'],
  { eager: true },
)

const ofScreens = locales.flatMap((locale) =>
  Object.entries(messages[locale]).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]): Text => ({ locale, where: `${area}.${key}`, text })),
  ),
)
const ofMailsAndPapers = Object.entries(textFiles).flatMap(([file, exports]) => textsBelow(exports, file))

function textsBelow(value: unknown, where: string, locale?: Locale): Text[] {
  if (typeof value === 'string') return locale ? [{ locale, where, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) =>
    textsBelow(below, `${where} ${name}`, isLocale(name) ? name : locale),
  )
}

test.each(locales)('says each thing by the word of the glossary in %s', (locale) => {
  const texts = [...ofScreens, ...ofMailsAndPapers].filter((each) => each.locale === locale && !agreed.has(each.text))
  const wrong = never[locale].flatMap(({ instead, words, only, but }) =>
    texts
      .filter(({ where, text }) => words.test(text) && (only?.test(where) ?? true) && !but?.test(where))
      .map(({ where, text }) => `${where}: ${text} -> ${instead}`),
  )

  expect(wrong).toEqual([])
})

test('reads the mails and papers as well', () => {
  const files = new Set(ofMailsAndPapers.map(({ where }) => where.split(' ')[0]))

  expect([...files].filter((file) => file?.includes('/mail/')).length).toBeGreaterThan(6)
  expect([...files].some((file) => file?.includes('/slips/'))).toBe(true)
})

/** A Turkish suffix follows the sound of its word, which nobody knows of a value: a noun stands between them. */
test('glues no Turkish suffix to a value', () => {
  const texts = [...ofScreens, ...ofMailsAndPapers].filter(({ locale }) => locale === 'tr')

  expect(texts.filter(({ text }) => /\{\w+\}['’]?\p{Ll}/u.test(text))).toEqual([])
})

/** A journey is «رحلة»: a flight needs a word of its own, or nobody knows which of the two is meant. */
test('calls a flight a flight in Arabic', () => {
  const notOne = /kuş uçuşu|Vize ve uçuş işlemleri/
  const texts = Object.entries(messages.tr).flatMap(([area, all]) =>
    Object.entries(all)
      .filter(([, text]) => /uçuş/i.test(text) && !notOne.test(text))
      .map(([key]) => ofScreens.find((each) => each.locale === 'ar' && each.where === `${area}.${key}`)),
  )

  expect(texts.filter((each) => !/جوي|طيران|إقلاع/.test(each?.text ?? ''))).toEqual([])
})

/** Staff read what a button does (حفظ), not an order to them (احفظ); sentences and hints may speak to them. */
test('names what buttons of the staff do in Arabic by its noun', () => {
  const orders =
    /^(افتح|أضف|احذف|اقرأ|أنشئ|أعدّ|راجع|أكمل|وزّع|اعرض|أجب|قيّد|اجرد|ترجم|قرّر|ابحث|ذكّر|الصق|احفظ|عدّل|اتصل)( [^.؛:؟]*)?$/
  const buttons = Object.entries(messages.ar)
    .filter(([area]) => area.startsWith('staff'))
    .flatMap(([area, texts]) => Object.entries(texts).map(([key, text]) => ({ where: `${area}.${key}`, text })))
    .filter(({ where }) => !/\.(problem|refused|wrong|cell)-|-hint$/.test(where))

  expect(buttons.filter(({ text }) => orders.test(text))).toEqual([])
})

/** Lists are filtered and free text is searched: a button says which of the two it does. */
test.each([
  ['tr', /(?<!\p{L})(filtre|süz)/iu, /(?<!\p{L})(ara|arama)(?!\p{L})/iu],
  ['en', /\bfilter/i, /\bsearch/i],
  ['ar', /تصفية|رشّح/, /بحث/],
] as const)('never says search for a filter, or filter for a search, in %s', (locale, filters, searches) => {
  const texts = Object.entries(messages[locale]).flatMap(([area, all]) =>
    Object.entries(all).map(([key, text]) => ({ where: `${area}.${key}`, key, text })),
  )
  const wrong = texts.filter(
    ({ key, text }) =>
      (/(^|-)filter(-|$)/.test(key) && searches.test(text)) || (/(^|-)search(-|$)/.test(key) && filters.test(text)),
  )

  expect(wrong).toEqual([])
})
