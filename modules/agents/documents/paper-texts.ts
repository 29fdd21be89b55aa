import type { Locale } from '#kernel/locale.ts'

export type PaperTexts = {
  offer: string
  statement: string
  validUntil: string
  offerLead: string
  period: string
  offerColumns: string[]
  statementColumns: string[]
  total: string
  /** What a discount is for; `{count}` is filled in. */
  freePlaces: string
  balanceDue: string
  balanceOwed: string
  nothing: string
  footer: string
  kinds: { commission: string; payout: string; payment: string; refund: string; other: string }
}

/** `{name}`, `{date}`, `{from}`, `{to}`, `{firm}` and `{number}` are filled in. */
export const paperTexts: Record<Locale, PaperTexts> = {
  tr: {
    offer: 'Yolculuk teklifi',
    statement: 'Cari hesap ekstresi',
    validUntil: '{date} tarihine kadar geçerli',
    offerLead: 'Sayın {name}, sizin için hazırladığımız teklif aşağıdadır.',
    period: '{from} – {to}',
    offerColumns: ['Yolcu', 'Kişi', 'Kişi başı', 'Tutar'],
    statementColumns: ['Açıklama', 'Tarih', 'Borç', 'Alacak'],
    total: 'Toplam',
    freePlaces: 'Ücretsiz yer: {count}',
    balanceDue: 'Ödenecek hakedişiniz',
    balanceOwed: 'Borç bakiyesi',
    nothing: 'Bu dönemde hareket yok.',
    footer: 'Yolculuğun düzenleyicisi: {firm} · TÜRSAB {number}',
    kinds: {
      commission: 'Komisyon ve kâr, {note}',
      payout: 'Hakediş ödemesi, {note}',
      payment: 'Limitten ödeme, {note}',
      refund: 'Limite iade, {note}',
      other: 'Hareket, {note}',
    },
  },
  en: {
    offer: 'Travel offer',
    statement: 'Account statement',
    validUntil: 'Valid until {date}',
    offerLead: 'Dear {name}, this is the journey we have put together for you.',
    period: '{from} – {to}',
    offerColumns: ['Travellers', 'Number', 'Each', 'Amount'],
    statementColumns: ['Entry', 'Date', 'Debit', 'Credit'],
    total: 'Total',
    freePlaces: 'Free places: {count}',
    balanceDue: 'Due to you',
    balanceOwed: 'Owed by you',
    nothing: 'No entries in this period.',
    footer: 'Journey organised by {firm} · TÜRSAB {number}',
    kinds: {
      commission: 'Commission and mark-up, {note}',
      payout: 'Payout, {note}',
      payment: 'Paid from credit, {note}',
      refund: 'Returned to credit, {note}',
      other: 'Entry, {note}',
    },
  },
  ar: {
    offer: 'عرض رحلة',
    statement: 'كشف حساب',
    validUntil: 'سارٍ حتى {date}',
    offerLead: 'السلام عليكم {name}، إليك العرض الذي أعددناه لك.',
    period: '{from} – {to}',
    offerColumns: ['المسافرون', 'العدد', 'للفرد', 'المبلغ'],
    statementColumns: ['البيان', 'التاريخ', 'مدين', 'دائن'],
    total: 'الإجمالي',
    freePlaces: 'مقاعد مجانية: {count}',
    balanceDue: 'المستحق لك',
    balanceOwed: 'المستحق عليك',
    nothing: 'لا حركات في هذه الفترة.',
    footer: 'منظّم الرحلة: {firm} · تورساب {number}',
    kinds: {
      commission: 'عمولة وهامش ربح، {note}',
      payout: 'صرف مستحقات، {note}',
      payment: 'دفع من الرصيد الائتماني، {note}',
      refund: 'إعادة إلى الرصيد، {note}',
      other: 'حركة، {note}',
    },
  },
}
