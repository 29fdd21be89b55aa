import type { Locale } from '#kernel/locale.ts'

/** `{title}`, `{name}`, `{phone}` and `{firm}` are filled in. */
export type LinkMailText = { subject: string; greeting: string; paragraphs: string[]; button: string }

export const linkMailTexts: Record<Locale, LinkMailText> = {
  tr: {
    subject: 'Ödeme bağlantınız: {title}',
    greeting: 'Sayın {name},',
    paragraphs: [
      'Ödemenizi aşağıdaki düğmeye dokunarak kredi kartıyla ya da havaleyle yapabilirsiniz. Bağlantı yalnızca size özeldir; lütfen başkasıyla paylaşmayın.',
      'Bu ödemeyi beklemiyorsanız ödeme yapmadan bize {phone} numarasından ulaşın.',
    ],
    button: 'Ödemeyi yap',
  },
  en: {
    subject: 'Your payment link: {title}',
    greeting: 'Dear {name},',
    paragraphs: [
      'Use the button below to pay by card or bank transfer. The link is meant for you alone, so please do not pass it on.',
      'If you did not expect this payment, call us on {phone} before you pay.',
    ],
    button: 'Pay now',
  },
  ar: {
    subject: 'رابط الدفع الخاص بك: {title}',
    greeting: 'السلام عليكم {name}،',
    paragraphs: [
      'يمكنك الدفع بالبطاقة أو بالتحويل المصرفي من خلال الزر أدناه. هذا الرابط خاص بك، فنرجو ألا تشاركه مع أحد.',
      'إن لم تكن تنتظر هذه الدفعة فاتصل بنا على الرقم \u2066{phone}\u2069 قبل الدفع.',
    ],
    button: 'ادفع الآن',
  },
}

export const paidTexts: Record<Locale, LinkMailText> = {
  tr: {
    subject: 'Ödemenizi aldık: {title}',
    greeting: 'Merhaba,',
    paragraphs: [
      'Ödemeniz bize ulaştı, teşekkür ederiz. Ayrıntıları aşağıda bulabilirsiniz.',
      'Sorunuz olursa bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    ],
    button: '',
  },
  en: {
    subject: 'We have received your payment: {title}',
    greeting: 'Hello,',
    paragraphs: [
      'Your payment has arrived, thank you. You find the details below.',
      'If you have a question, reply to this message or call {phone}.',
    ],
    button: '',
  },
  ar: {
    subject: 'وصلتنا دفعتك: {title}',
    greeting: 'السلام عليكم،',
    paragraphs: [
      'وصلتنا دفعتك، شكرًا لك. تجد التفاصيل أدناه.',
      'إن كان لديك سؤال فردّ على هذه الرسالة أو اتصل بالرقم \u2066{phone}\u2069.',
    ],
    button: '',
  },
}

export const refundPromisedTexts: Record<Locale, LinkMailText> = {
  tr: {
    subject: 'Fazla ödemeniz iade ediliyor: {title}',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu ödeme için gerekenden fazla para ulaştı. Fazlasını ödemeyi yaptığınız yolla geri gönderiyoruz.',
      'Ödemeyi havaleyle yaptıysanız adınıza kayıtlı IBAN için sizi arayacağız. Sorunuz olursa bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    ],
    button: '',
  },
  en: {
    subject: 'We are returning what you paid twice or too much: {title}',
    greeting: 'Hello,',
    paragraphs: [
      'More money has arrived for this payment than was due. We are sending the rest back the way you paid.',
      'If you paid by bank transfer, we will call you for an IBAN in your name. If you have a question, reply to this message or call {phone}.',
    ],
    button: '',
  },
  ar: {
    subject: 'نعيد إليك المبلغ الزائد: {title}',
    greeting: 'السلام عليكم،',
    paragraphs: [
      'وصلنا لهذه الدفعة مبلغ أكثر من المستحق، ونعيد إليك الزائد بالطريقة التي دفعت بها.',
      'إن كنت دفعت بتحويل مصرفي فسنتصل بك لمعرفة رقم آيبان باسمك. وإن كان لديك سؤال فردّ على هذه الرسالة أو اتصل بالرقم \u2066{phone}\u2069.',
    ],
    button: '',
  },
}

export const refundSentTexts: Record<Locale, LinkMailText> = {
  tr: {
    subject: 'İadeniz gönderildi: {title}',
    greeting: 'Merhaba,',
    paragraphs: [
      'İadenizi gönderdik; iade belgeniz ektedir. Ayrıntıları aşağıda bulabilirsiniz.',
      'Tutar birkaç iş günü içinde görünmezse bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    ],
    button: '',
  },
  en: {
    subject: 'Your refund is on its way: {title}',
    greeting: 'Hello,',
    paragraphs: [
      'We have sent your refund; the refund note is attached. You find the details below.',
      'If the money has not arrived within a few working days, reply to this message or call {phone}.',
    ],
    button: '',
  },
  ar: {
    subject: 'أُرسل المبلغ المسترد: {title}',
    greeting: 'السلام عليكم،',
    paragraphs: [
      'أرسلنا إليك المبلغ المسترد، وإشعار الاسترداد مرفق بهذه الرسالة. تجد التفاصيل أدناه.',
      'إن لم يصل المبلغ خلال بضعة أيام عمل فردّ على هذه الرسالة أو اتصل بالرقم \u2066{phone}\u2069.',
    ],
    button: '',
  },
}

/** A transfer that was put on a link by mistake and taken off it again. */
export const transferTakenBackTexts: Record<Locale, LinkMailText> = {
  tr: {
    subject: 'Ödeme kaydınız düzeltildi: {title}',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu ödeme için yazdığımız havalenin kaydını geri aldık; tutar artık ödenmiş sayılmıyor ve bağlantı yeniden açıldı.',
      'Bu havaleyi siz yaptıysanız yeniden ödemeyin; dekontunuzu hazır bulundurup {phone} numarasını arayın.',
    ],
    button: 'Ödemeyi görün',
  },
  en: {
    subject: 'A payment of yours was corrected: {title}',
    greeting: 'Hello,',
    paragraphs: [
      'We have taken back a bank transfer that we had recorded for this payment; it no longer counts as paid, and the link is open again.',
      'If this transfer was yours, do not pay again: have the slip of your bank at hand and call {phone}.',
    ],
    button: 'See the payment',
  },
  ar: {
    subject: 'صُحّح قيد إحدى دفعاتك: {title}',
    greeting: 'السلام عليكم،',
    paragraphs: [
      'ألغينا قيد التحويل الذي سجلناه لهذه الدفعة، فلم تعد محسوبة مدفوعة، وفُتح الرابط من جديد.',
      'إن كان هذا التحويل منك فلا تدفع مرة أخرى، واتصل بالرقم \u2066{phone}\u2069 وليكن إشعار المصرف معك.',
    ],
    button: 'اعرض الدفعة',
  },
}

/** The agency is told in its own language. */
export const paidNoticeText: LinkMailText = {
  subject: 'Ödeme bağlantısı ödendi: {title}',
  greeting: 'Merhaba,',
  paragraphs: ['Bir ödeme bağlantısının ödemesi alındı.'],
  button: 'Bağlantıyı aç',
}

export const rowNames: Record<
  Locale,
  Record<
    | 'title'
    | 'amount'
    | 'expiresAt'
    | 'paidOn'
    | 'method'
    | 'card'
    | 'transfer'
    | 'cash'
    | 'number'
    | 'customer'
    | 'payer'
    | 'refundedOn'
    | 'refundWay'
    | 'toCard'
    | 'toAccount',
    string
  >
> = {
  tr: {
    title: 'Ne için',
    amount: 'Tutar',
    expiresAt: 'Son ödeme zamanı',
    paidOn: 'Ödeme tarihi',
    method: 'Ödeme yolu',
    card: 'Kredi kartı',
    transfer: 'Havale / EFT',
    cash: 'Acente kasası',
    number: 'Bağlantı no',
    customer: 'Müşteri',
    payer: 'Ödeyen',
    refundedOn: 'İade tarihi',
    refundWay: 'İade yolu',
    toCard: 'Ödemede kullandığınız kart',
    toAccount: '{end} ile biten hesap',
  },
  en: {
    title: 'For',
    amount: 'Amount',
    expiresAt: 'Pay until',
    paidOn: 'Paid on',
    method: 'Paid by',
    card: 'Card',
    transfer: 'Bank transfer',
    cash: 'At our office',
    number: 'Link number',
    customer: 'Customer',
    payer: 'Payer',
    refundedOn: 'Refunded on',
    refundWay: 'Refunded to',
    toCard: 'The card you paid with',
    toAccount: 'The account ending in {end}',
  },
  ar: {
    title: 'مقابل',
    amount: 'المبلغ',
    expiresAt: 'آخر موعد للدفع',
    paidOn: 'تاريخ الدفع',
    method: 'طريقة الدفع',
    card: 'بطاقة',
    transfer: 'تحويل مصرفي',
    cash: 'في مكتب الوكالة',
    number: 'رقم الرابط',
    customer: 'العميل',
    payer: 'المسدِّد',
    refundedOn: 'تاريخ الاسترداد',
    refundWay: 'طريقة الاسترداد',
    toCard: 'البطاقة التي دفعت بها',
    toAccount: 'الحساب المنتهي بالأرقام \u2066{end}\u2069',
  },
}
