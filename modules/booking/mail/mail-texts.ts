import type { Locale } from '#kernel/locale.ts'

export type MailText = {
  subject: string
  preview: string
  greeting: string
  paragraphs: string[]
  button: string
  closing: string
}

type MailTexts = Record<Locale, MailText>

/** `{names}` are facts of the order. Mails about an order carry no advertising. */
export const orderReceivedTexts: MailTexts = {
  tr: {
    subject: 'Rezervasyonunuz alındı: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '“{tourTitle}” turu için rezervasyonunuzu aldık. Yeriniz ödemeniz için tutuluyor; son ödeme zamanı: {holdUntil}. Ödemeniz ulaştığında sefer belgenizi göndereceğiz.',
      'Sözleşmeniz ve ön bilgilendirme formunuz bu e-postanın ekindedir. Bir yanlışlık görürseniz bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu takip edin',
    closing: '{firm}',
  },
  en: {
    subject: 'Your booking has been received: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We have received your booking for “{tourTitle}”. Your places are held until {holdUntil}; we send your voucher when the payment has arrived.',
      'Your contract and pre-information form are attached. If anything is wrong, simply reply to this message or call {phone}.',
    ],
    button: 'Follow your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'تسلّمنا حجزك: {orderNo}',
    preview: '{tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'تسلّمنا حجزك لرحلة «{tourTitle}». مقاعدك محجوزة بانتظار الدفع، وآخر موعد له {holdUntil}. وسنرسل إليك قسيمة السفر عند وصول الدفعة.',
      'تجد العقد ونموذج المعلومات المسبقة في مرفقات هذه الرسالة. إن وجدت خطأ فردّ على هذه الرسالة أو اتصل بالرقم {phone}.',
    ],
    button: 'تابع حجزك',
    closing: '{firm}',
  },
}

/** Stands first in place of the sentence with the hour when no seats wait for money any more. */
export const receivedWithoutHold: Record<Locale, string> = {
  tr: '“{tourTitle}” turu için rezervasyonunuzu aldık. Ödemeniz ulaştığında sefer belgenizi göndereceğiz.',
  en: 'We have received your booking for “{tourTitle}”. We send your voucher when the payment has arrived.',
  ar: 'تسلّمنا حجزك لرحلة «{tourTitle}». سنرسل إليك قسيمة السفر عند وصول الدفعة.',
}

export const transferAwaitedTexts: MailTexts = {
  tr: {
    subject: 'Yerinizi ayırmamız için bir dokunuş kaldı: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '“{tourTitle}” turu için havaleyle ödemeyi seçtiniz. Yeriniz şimdilik ayrıldı; sürenin sonu: {holdUntil}.',
      'Havaleniz ulaşana kadar beklememiz için aşağıdaki düğmeye basın: hesap bilgilerini ve açıklama kodunu görürsünüz, yeriniz de daha uzun süre sizin için bekler.',
      'Düğme açılmazsa ya da bu rezervasyonu siz yapmadıysanız {phone} numarasını arayın.',
    ],
    button: 'Yerimi ayırın',
    closing: '{firm}',
  },
  en: {
    subject: 'One step to keep your places: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'You chose to pay for “{tourTitle}” by bank transfer. For now your places are held until {holdUntil}.',
      'Press the button below and we keep them until your transfer can be here: you see the account and the reference to write on it, and your places wait longer.',
      'If the button does not open, or if it was not you who booked, call {phone}.',
    ],
    button: 'Keep my places',
    closing: '{firm}',
  },
  ar: {
    subject: 'خطوة واحدة لتثبيت مقاعدك: {orderNo}',
    preview: '{tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'اخترت الدفع لرحلة «{tourTitle}» بالتحويل المصرفي. مقاعدك محجوزة الآن، وتنتهي المهلة في {holdUntil}.',
      'اضغط الزر أدناه لنحفظها حتى يصل تحويلك: ستجد بيانات الحساب ورمز المرجع، وتبقى مقاعدك محجوزة مدة أطول.',
      'إذا لم يفتح الزر، أو لم تكن أنت من حجز، فاتصل بالرقم {phone}.',
    ],
    button: 'احفظوا مقاعدي',
    closing: '{firm}',
  },
}

/** Follows when an order was taken on the telephone: explicit consent is the customer's own act. */
export const consentIsYours: Record<Locale, string> = {
  tr: 'Telefonda veremeyeceğiniz tek şey açık rızanızdır: rezervasyon sayfanızda metni okuyup kendiniz onaylayın.',
  en: 'One thing cannot be given on the telephone: your explicit consent. Please read its text on the page of your booking and give it there yourself.',
  ar: 'شيء واحد لا يُعطى عبر الهاتف هو موافقتك الصريحة؛ نرجو أن تقرأ نصّها في صفحة حجزك وتمنحها بنفسك.',
}

export const orderConfirmationTexts: MailTexts = {
  tr: {
    subject: 'Ödemeniz bize ulaştı: {orderNo}',
    preview: 'Yeriniz kesinleşti: {tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{amount} tutarındaki ödemeniz {date} tarihinde bize ulaştı; yeriniz kesinleşti. {rest}',
      'Sefer belgeniz bu e-postanın ekindedir. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your payment has arrived: {orderNo}',
    preview: 'Your places are booked: {tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'Your payment of {amount} arrived on {date}, and your places are booked. {rest}',
      'Your voucher is attached. If you have a question, call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'وصلت دفعتك: {orderNo}',
    preview: 'تأكد حجزك: {tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصلت دفعتك البالغة {amount} بتاريخ {date}، وتأكد حجز مقاعدك. {rest}',
      'قسيمة السفر مرفقة بهذه الرسالة. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** What is left, as the confirmation says it. */
export const restTexts: Record<Locale, { nothing: string; open: string }> = {
  tr: { nothing: 'Ödenecek tutar kalmadı.', open: 'Kalan tutar: {remaining}.' },
  en: { nothing: 'Nothing is left to pay.', open: 'Amount remaining: {remaining}.' },
  ar: { nothing: 'لم يبقَ مبلغ للدفع.', open: 'المبلغ المتبقي: {remaining}.' },
}

export type MailLabels = { orderNo: string; journey: string; dates: string; travellers: string; total: string }

export const mailLabels: Record<Locale, MailLabels> = {
  tr: { orderNo: 'Rezervasyon no', journey: 'Yolculuk', dates: 'Tarihler', travellers: 'Yolcular', total: 'Toplam' },
  en: { orderNo: 'Booking no.', journey: 'Journey', dates: 'Dates', travellers: 'Travellers', total: 'Total' },
  ar: { orderNo: 'رقم الحجز', journey: 'الرحلة', dates: 'التواريخ', travellers: 'المسافرون', total: 'الإجمالي' },
}

/** What of the papers is still to come, and by when; in mails that say how an order stands. */
export const papersLineTexts: Record<Locale, { due: string; late: string }> = {
  tr: {
    due: 'Eksik kimlik ve pasaport bilgilerini rezervasyon sayfanızda tamamlayın; son gün: {papersDueOn}.',
    late: 'Kimlik ve pasaport bilgilerinin son günü {papersDueOn} idi: rezervasyon sayfanızda hemen tamamlayın ya da {phone} numarasını arayın.',
  },
  en: {
    due: 'Please complete the missing identity and passport details on the page of your booking by {papersDueOn}.',
    late: 'Identity and passport details were due on {papersDueOn}: please complete them now on the page of your booking, or call {phone}.',
  },
  ar: {
    due: 'أكمل بيانات الهوية وجواز السفر الناقصة في صفحة حجزك، وآخر يوم لذلك {papersDueOn}.',
    late: 'كان آخر يوم لبيانات الهوية وجواز السفر {papersDueOn}: أكملها الآن في صفحة حجزك أو اتصل بالرقم {phone}.',
  },
}

/** What leads to the pocket page; the mail may be handed on to those who travel. */
export const pocketLabels: Record<Locale, string> = {
  tr: 'Cep sayfası: uçuş saatleri, oteller, telefonlar (birlikte yolculuk edenlere de gönderebilirsiniz)',
  en: 'Pocket page: flight hours, hotels, phones (you may send it to those who travel with you)',
  ar: 'صفحة الجيب: مواعيد الرحلات والفنادق والهواتف (يمكنك إرسالها إلى من يسافر معك)',
}

/** A part was paid and more is open: what and when. */
export const partPaidTexts: MailTexts = {
  tr: {
    subject: 'Ön ödemeniz bize ulaştı: {orderNo}',
    preview: 'Yeriniz ayrıldı. Kalan tutar: {remaining}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{amount} tutarındaki ödemeniz {date} tarihinde bize ulaştı; “{tourTitle}” turu için yeriniz ayrıldı. Şimdiye kadar {paid} ödediniz.',
      'Kalan tutar {remaining}; sıradaki {nextAmount} için son ödeme günü {dueOn}. Dilerseniz kalanı başkalarıyla paylaşarak da ödeyebilirsiniz.',
      'Sefer belgenizi tutarın tamamı ödendiğinde göndeririz. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Ödeme planınızı görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your part payment has arrived: {orderNo}',
    preview: 'Your places are booked. Amount remaining: {remaining}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'Your payment of {amount} arrived on {date}, and your places for “{tourTitle}” are booked. You have paid {paid} so far.',
      'Amount remaining: {remaining}; the next {nextAmount} is due on {dueOn}. You can also let others pay a share of it.',
      'We send your voucher when everything is paid. If you have a question, call {phone}.',
    ],
    button: 'See your payment plan',
    closing: '{firm}',
  },
  ar: {
    subject: 'وصلت دفعتك المقدّمة: {orderNo}',
    preview: 'حُجزت مقاعدك. المبلغ المتبقي: {remaining}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصلت دفعتك البالغة {amount} بتاريخ {date}، وحُجزت مقاعدك لرحلة «{tourTitle}». مجموع ما دفعته حتى الآن {paid}.',
      'المبلغ المتبقي {remaining}، والدفعة التالية {nextAmount} تُستحق في {dueOn}. ويمكنك أن تتقاسم المتبقي مع غيرك.',
      'نرسل إليك قسيمة السفر عند اكتمال الدفع. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض خطة الدفع',
    closing: '{firm}',
  },
}

/** A part is due soon or today. */
export const partReminderTexts: MailTexts = {
  tr: {
    subject: 'Ödeme hatırlatması: {orderNo}',
    preview: '{amount}, son ödeme günü {dueOn}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '“{tourTitle}” turu için {amount} tutarındaki ödemenizin son günü {dueOn}. Aşağıdaki bağlantıdan kartla ya da havaleyle ödeyebilirsiniz.',
      'Ödemenizi yaptıysanız bu e-postayı dikkate almayın. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Ödemeyi yapın',
    closing: '{firm}',
  },
  en: {
    subject: 'Payment reminder: {orderNo}',
    preview: '{amount}, due on {dueOn}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'Your payment of {amount} for “{tourTitle}” is due on {dueOn}. You can pay by card or bank transfer at the link below.',
      'If you have paid already, please ignore this message. If you have a question, call {phone}.',
    ],
    button: 'Pay now',
    closing: '{firm}',
  },
  ar: {
    subject: 'تذكير بالدفع: {orderNo}',
    preview: '{amount}، موعد الاستحقاق {dueOn}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'تُستحق دفعتك البالغة {amount} لرحلة «{tourTitle}» في {dueOn}. يمكنك الدفع بالبطاقة أو بتحويل مصرفي عبر الرابط أدناه.',
      'إن كنت قد دفعت فتجاهل هذه الرسالة. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'ادفع الآن',
    closing: '{firm}',
  },
}

/** Somebody is asked to pay a share; `{customerName}` is who pays, `{ordererName}` who ordered. */
export const shareTexts: MailTexts = {
  tr: {
    subject: '{ordererName} adına ödeme: {orderNo}',
    preview: '{tourTitle}: {amount}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{ordererName}, “{tourTitle}” turu için ödenecek tutarın {amount} tutarındaki payını sizin ödeyeceğinizi bildirdi. Son ödeme günü {dueOn}.',
      'Aşağıdaki bağlantıdan kartla ya da havaleyle ödeyebilirsiniz. Bu ödemeden haberiniz yoksa bu e-postayı dikkate almayın ya da {phone} numarasını arayın.',
    ],
    button: 'Ödeme sayfasını açın',
    closing: '{firm}',
  },
  en: {
    subject: 'A payment for {ordererName}: {orderNo}',
    preview: '{tourTitle}: {amount}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      '{ordererName} told us that you will pay a share of {amount} for “{tourTitle}”. It is due on {dueOn}.',
      'You can pay by card or bank transfer at the link below. If you do not know about this payment, ignore this message or call {phone}.',
    ],
    button: 'Open the payment page',
    closing: '{firm}',
  },
  ar: {
    subject: 'دفعة عن {ordererName}: {orderNo}',
    preview: '{tourTitle}: {amount}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'أبلغنا {ordererName} أنك ستدفع حصة قدرها {amount} من تكلفة رحلة «{tourTitle}». موعد الاستحقاق {dueOn}.',
      'يمكنك الدفع بالبطاقة أو بتحويل مصرفي عبر الرابط أدناه. إن لم تكن على علم بهذه الدفعة فتجاهل الرسالة أو اتصل بالرقم {phone}.',
    ],
    button: 'افتح صفحة الدفع',
    closing: '{firm}',
  },
}

export type PartLabels = { amount: string; dueOn: string }

export const partLabels: Record<Locale, PartLabels> = {
  tr: { amount: 'Ödenecek tutar', dueOn: 'Son ödeme günü' },
  en: { amount: 'Amount due', dueOn: 'Due on' },
  ar: { amount: 'المبلغ المستحق', dueOn: 'موعد الاستحقاق' },
}

/** Somebody paid for somebody else's order: `{customerName}` paid, `{ordererName}` ordered. */
export const payerReceiptTexts: MailTexts = {
  tr: {
    subject: 'Tahsilat makbuzunuz: {orderNo}',
    preview: '{amount} tutarındaki ödemeniz bize ulaştı.',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{ordererName} adına “{tourTitle}” turu için yaptığınız {amount} tutarındaki ödeme {date} tarihinde bize ulaştı. Teşekkür ederiz.',
      'Adınıza düzenlenen tahsilat makbuzu ektedir. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Ödemenizi görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your payment receipt: {orderNo}',
    preview: 'Your payment of {amount} has arrived.',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'The {amount} you paid for {ordererName} towards “{tourTitle}” arrived on {date}. Thank you.',
      'The receipt in your name is attached. If you have a question, call {phone}.',
    ],
    button: 'See your payment',
    closing: '{firm}',
  },
  ar: {
    subject: 'سند قبض دفعتك: {orderNo}',
    preview: 'وصلت دفعتك البالغة {amount}.',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصل بتاريخ {date} مبلغ {amount} الذي دفعته عن {ordererName} لرحلة «{tourTitle}». شكرًا لك.',
      'تجد سند القبض الصادر باسمك مرفقًا. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض دفعتك',
    closing: '{firm}',
  },
}
