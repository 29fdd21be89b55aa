import type { Locale } from '#kernel/locale.ts'
import type { RefundNoteFacts } from '../domain/slip-facts.ts'

export type SlipTexts = {
  receipt: { title: string; badge: string; number: string; lead: string; amount: string; date: string; by: string }
  refund: { title: string; badge: string; number: string; lead: string; amount: string; date: string; by: string }
  words: string
  subjectNo: string
  linkNo: string
  issuedOn: string
  purpose: string
  breakdown: string
  price: string
  surcharge: string
  surchargeBack: string
  priceBack: string
  taken: string
  givenBack: string
  how: string
  way: string
  card: string
  cardOther: string
  cardBack: string
  transfer: string
  cash: string
  transferBack: string
  cashBack: string
  installments: string
  reference: string
  rate: string
  rateLine: string
  lira: string
  counted: string
  countedBack: string
  paidInMoney: string
  givenInMoney: string
  dayRate: string
  dayRateLine: string
  rateByAgency: string
  openAtRate: string
  openAbout: string
  balance: string
  total: string
  paid: string
  open: string
  nothingOpen: string
  cause: string
  causes: Record<RefundNoteFacts['cause'], string>
  calculation: string
  notice: string
  columns: [journey: string, price: string, back: string, kept: string]
  sumPaid: string
  sumKept: string
  sumBack: string
  statement: [string, string]
  footer: string
}

/** `{names}` are filled in by the slip. */
export const slipTexts: Record<Locale, SlipTexts> = {
  tr: {
    receipt: {
      title: 'Tahsilat makbuzu',
      badge: 'Tahsil edildi',
      number: 'Makbuz no',
      lead: 'Aşağıda belirtilen tutar, adı yazılı kişiden tahsil edilmiştir.',
      amount: 'Tahsil edilen tutar',
      date: 'Ödeme tarihi',
      by: 'Ödeyen',
    },
    refund: {
      title: 'İade belgesi',
      badge: 'İade edildi',
      number: 'İade no',
      lead: 'Aşağıda belirtilen tutar, ödemeyi yapan kişiye iade edilmiştir.',
      amount: 'İade edilen tutar',
      date: 'İade tarihi',
      by: 'İade yapılan',
    },
    words: 'Yazıyla',
    subjectNo: 'Rezervasyon no',
    linkNo: 'Ödeme bağlantısı no',
    issuedOn: 'Düzenleme tarihi',
    purpose: 'Konusu',
    breakdown: 'Tutarın dökümü',
    price: 'Hizmet bedeline mahsuben',
    surcharge: 'Taksit vade farkı',
    surchargeBack: 'Vade farkından iade',
    priceBack: 'Hizmet bedelinden iade',
    taken: 'Tahsil edilen',
    givenBack: 'İade edilen',
    how: 'Ödeme bilgileri',
    way: 'Ödeme şekli',
    card: '{brand} kart, sonu {last4}',
    cardOther: 'Banka ya da kredi kartı',
    cardBack: 'Ödemede kullanılan karta: {card}',
    transfer: 'Havale / EFT',
    cash: 'Acente kasasına ödendi',
    transferBack: 'Havale / EFT, {iban} ile biten hesaba',
    cashBack: 'Acente kasasından elden',
    installments: '{count} taksit',
    reference: 'İşlem no',
    rate: 'Rezervasyon kuru',
    rateLine: '{unit} = {rate} ₺ ({source}, {date})',
    lira: 'Türk lirası karşılığı',
    counted: 'Rezervasyona mahsup edilen',
    countedBack: 'Ödenenlerden düşülen',
    paidInMoney: 'Ödenen para',
    givenInMoney: 'Geri verilen para',
    dayRate: 'Günün kuru',
    dayRateLine: '{unit} = {rate} ({source}, {date})',
    rateByAgency: 'acente kuru',
    openAtRate: 'Kalanın bu kurla karşılığı',
    openAbout: 'Kalanın yaklaşık karşılığı',
    balance: 'Rezervasyonun bakiyesi',
    total: 'Rezervasyon tutarı',
    paid: 'Bugüne kadar ödenen',
    open: 'Kalan',
    nothingOpen: 'Bakiye yoktur, rezervasyon tutarının tamamı ödenmiştir.',
    cause: 'İade nedeni',
    causes: {
      cancellation: 'Rezervasyon iptali',
      manual: 'Acentenin kararıyla iade',
      excess: 'Fazla ödeme',
      'seats-missing': 'Ödeme ulaştığında yer kalmamış olması',
    },
    calculation: 'İptal hesabı',
    notice: 'İptal bildirimi: {date}',
    columns: ['Yolculuk', 'Bedel', 'İade', 'Kesinti'],
    sumPaid: 'O güne kadar ödenen',
    sumKept: 'Kesinti',
    sumBack: 'İade edilecek toplam',
    statement: [
      'Bu belge fatura ya da fiş yerine geçmez, mali değeri yoktur. Hizmetin faturası, Vergi Usul Kanunu uyarınca ayrıca düzenlenir.',
      'Elektronik ortamda düzenlenmiştir; imza ve kaşe gerektirmez. Türkçe metin esastır.',
    ],
    footer: '{firm} · {address} · {phone} · {email} · TÜRSAB {group} Grubu, belge no {number}',
  },
  en: {
    receipt: {
      title: 'Payment receipt',
      badge: 'Received',
      number: 'Receipt no.',
      lead: 'We have received the amount below from the person named here.',
      amount: 'Amount received',
      date: 'Paid on',
      by: 'Paid by',
    },
    refund: {
      title: 'Refund note',
      badge: 'Refunded',
      number: 'Refund no.',
      lead: 'We have returned the amount below to the person who paid it.',
      amount: 'Amount refunded',
      date: 'Refunded on',
      by: 'Refunded to',
    },
    words: 'In words',
    subjectNo: 'Booking no.',
    linkNo: 'Payment link no.',
    issuedOn: 'Issued on',
    purpose: 'For',
    breakdown: 'What the amount is made of',
    price: 'Towards the price of the service',
    surcharge: 'Instalment surcharge',
    surchargeBack: 'From the instalment surcharge',
    priceBack: 'From the price of the service',
    taken: 'Received',
    givenBack: 'Refunded',
    how: 'Payment details',
    way: 'Payment method',
    card: '{brand} card ending in {last4}',
    cardOther: 'Debit or credit card',
    cardBack: 'To the card that paid: {card}',
    transfer: 'Bank transfer',
    cash: 'Paid at our office',
    transferBack: 'Bank transfer to the account ending in {iban}',
    cashBack: 'Paid out at our office',
    installments: '{count} instalments',
    reference: 'Reference',
    rate: 'Rate of the booking',
    rateLine: '{unit} = ₺{rate} ({source}, {date})',
    lira: 'In Turkish lira',
    counted: 'Counted towards the booking',
    countedBack: 'Taken off what was paid',
    paidInMoney: 'Paid',
    givenInMoney: 'Handed back',
    dayRate: 'Rate of the day',
    dayRateLine: '{unit} = {rate} ({source}, {date})',
    rateByAgency: 'rate of the agency',
    openAtRate: 'Still open, at this rate',
    openAbout: 'Still open, about',
    balance: 'Balance of the booking',
    total: 'Price of the booking',
    paid: 'Paid so far',
    open: 'Still open',
    nothingOpen: 'Nothing is open: the booking is paid in full.',
    cause: 'Reason for the refund',
    causes: {
      cancellation: 'Cancelled booking',
      manual: 'Refunded by decision of the agency',
      excess: 'Paid twice or too much',
      'seats-missing': 'No places were left when the payment arrived',
    },
    calculation: 'How the cancellation was worked out',
    notice: 'Notice of cancellation: {date}',
    columns: ['Journey', 'Price', 'Refund', 'Kept'],
    sumPaid: 'Paid by then',
    sumKept: 'Kept',
    sumBack: 'To be refunded in all',
    statement: [
      'This document is not an invoice and has no fiscal value. The invoice for the service is issued separately under Turkish tax law.',
      'Issued electronically; it needs neither signature nor stamp. This is a translation, the Turkish text prevails.',
    ],
    footer: '{firm} · {address} · {phone} · {email} · TÜRSAB group {group}, licence no. {number}',
  },
  ar: {
    receipt: {
      title: 'سند قبض',
      badge: 'تم القبض',
      number: 'رقم السند',
      lead: 'قبضنا المبلغ المبيّن أدناه من الشخص المذكور اسمه.',
      amount: 'المبلغ المقبوض',
      date: 'تاريخ الدفع',
      by: 'المسدِّد',
    },
    refund: {
      title: 'إشعار استرداد',
      badge: 'تم ردّ المبلغ',
      number: 'رقم إشعار الاسترداد',
      lead: 'رددنا المبلغ المبيّن أدناه إلى من دفعه.',
      amount: 'المبلغ المسترد',
      date: 'تاريخ الاسترداد',
      by: 'أُعيد إلى',
    },
    words: 'كتابةً',
    subjectNo: 'رقم الحجز',
    linkNo: 'رقم رابط الدفع',
    issuedOn: 'تاريخ الإصدار',
    purpose: 'وذلك عن',
    breakdown: 'تفصيل المبلغ',
    price: 'من سعر الخدمة',
    surcharge: 'رسم التقسيط',
    surchargeBack: 'من رسم التقسيط',
    priceBack: 'من سعر الخدمة',
    taken: 'المقبوض',
    givenBack: 'المسترد',
    how: 'بيانات الدفع',
    way: 'طريقة الدفع',
    card: 'بطاقة {brand} تنتهي بالأرقام {last4}',
    cardOther: 'بطاقة مصرفية',
    cardBack: 'إلى البطاقة التي دُفع بها: {card}',
    transfer: 'تحويل مصرفي',
    cash: 'دُفع في مكتب الوكالة',
    transferBack: 'تحويل مصرفي إلى الحساب المنتهي بالأرقام {iban}',
    cashBack: 'دُفع في مكتب الوكالة',
    installments: 'عدد الأقساط: {count}',
    reference: 'رقم العملية',
    rate: 'سعر صرف الحجز',
    rateLine: '{unit} = {rate} ليرة تركية ({source}، {date})',
    lira: 'ما يعادله بالليرة التركية',
    counted: 'المحسوب من قيمة الحجز',
    countedBack: 'المحسوم من المدفوع',
    paidInMoney: 'المبلغ المدفوع بعملته',
    givenInMoney: 'المبلغ المردود بعملته',
    dayRate: 'سعر صرف اليوم',
    dayRateLine: '\u2066{unit} = {rate}\u2069 ({source}، {date})',
    rateByAgency: 'سعر الوكالة',
    openAtRate: 'المتبقي بهذا السعر',
    openAbout: 'ما يعادل المتبقي تقريبًا',
    balance: 'رصيد الحجز',
    total: 'قيمة الحجز',
    paid: 'المدفوع حتى الآن',
    open: 'المتبقي',
    nothingOpen: 'لا يوجد مبلغ متبقٍّ، فقد دُفعت قيمة الحجز كاملة.',
    cause: 'سبب الاسترداد',
    causes: {
      cancellation: 'إلغاء الحجز',
      manual: 'استرداد بقرار من الوكالة',
      excess: 'دفع مبلغ زائد',
      'seats-missing': 'عدم توفر مقاعد عند وصول الدفعة',
    },
    calculation: 'حساب الإلغاء',
    notice: 'إشعار الإلغاء: {date}',
    columns: ['الرحلة', 'السعر', 'المسترد', 'المقتطع'],
    sumPaid: 'المدفوع حتى ذلك اليوم',
    sumKept: 'المقتطع',
    sumBack: 'مجموع ما يُسترد',
    statement: [
      'هذه الوثيقة ليست فاتورة وليست لها قيمة ضريبية. تصدر فاتورة الخدمة على حدة وفق قانون الضرائب التركي.',
      'صدرت إلكترونيًا ولا تحتاج إلى توقيع أو ختم. هذه ترجمة، والنص التركي هو المعتمد.',
    ],
    footer: '{firm} · {address} · {phone} · {email} · تورساب، الفئة {group}، رقم الترخيص {number}',
  },
}
