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
    subject: 'Siparişiniz alındı: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{tourTitle} için siparişinizi aldık. Yeriniz {holdUntil} saatine kadar sizin için ayrıldı; ödemeniz ulaştığında sefer belgenizi göndereceğiz.',
      'Sözleşmeniz ve ön bilgilendirme formunuz bu e-postanın ekindedir. Bir yanlışlık görürseniz bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    ],
    button: 'Siparişinizi takip edin',
    closing: '{firm}',
  },
  en: {
    subject: 'Your order has been received: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We have received your order for {tourTitle}. Your places are held until {holdUntil}; we send your voucher when the payment has arrived.',
      'Your contract and pre-information form are attached. If anything is wrong, simply reply to this message or call {phone}.',
    ],
    button: 'Follow your order',
    closing: '{firm}',
  },
  ar: {
    subject: 'تسلّمنا طلبك: {orderNo}',
    preview: '{tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'تسلّمنا طلبك لرحلة {tourTitle}. مقاعدك محجوزة حتى {holdUntil}، وسنرسل إليك قسيمة السفر عند وصول الدفعة.',
      'تجد العقد ونموذج المعلومات المسبقة في مرفقات هذه الرسالة. إن وجدت خطأ فردّ على هذه الرسالة أو اتصل بالرقم {phone}.',
    ],
    button: 'تابع طلبك',
    closing: '{firm}',
  },
}

export const orderConfirmationTexts: MailTexts = {
  tr: {
    subject: 'Ödemeniz bize ulaştı: {orderNo}',
    preview: 'Yeriniz kesinleşti: {tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{amount} tutarındaki ödemeniz {date} tarihinde bize ulaştı; yeriniz kesinleşti. Kalan tutar: {remaining}.',
      'Sefer belgeniz bu e-postanın ekindedir. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Siparişinizi görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your payment has arrived: {orderNo}',
    preview: 'Your places are booked: {tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'Your payment of {amount} arrived on {date}, and your places are booked. Amount remaining: {remaining}.',
      'Your voucher is attached. If you have a question, call {phone}.',
    ],
    button: 'See your order',
    closing: '{firm}',
  },
  ar: {
    subject: 'وصلت دفعتك: {orderNo}',
    preview: 'تأكد حجزك: {tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصلت دفعتك البالغة {amount} بتاريخ {date}، وتأكد حجز مقاعدك. المبلغ المتبقي: {remaining}.',
      'قسيمة السفر مرفقة بهذه الرسالة. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض طلبك',
    closing: '{firm}',
  },
}

export type MailLabels = { orderNo: string; journey: string; dates: string; travellers: string; total: string }

export const mailLabels: Record<Locale, MailLabels> = {
  tr: { orderNo: 'Sipariş no', journey: 'Yolculuk', dates: 'Tarihler', travellers: 'Yolcular', total: 'Toplam' },
  en: { orderNo: 'Order no.', journey: 'Journey', dates: 'Dates', travellers: 'Travellers', total: 'Total' },
  ar: { orderNo: 'رقم الطلب', journey: 'الرحلة', dates: 'التواريخ', travellers: 'المسافرون', total: 'الإجمالي' },
}
