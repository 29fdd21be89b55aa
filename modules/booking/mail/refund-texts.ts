import type { Locale } from '#kernel/locale.ts'
import type { CancellationRule } from '../domain/cancellation-terms.ts'
import type { MailText } from './mail-texts.ts'

type MailTexts = Record<Locale, MailText>

export const orderCancelledTexts: MailTexts = {
  tr: {
    subject: 'İptal işleminiz tamamlandı: {orderNo}',
    preview: 'Geri ödenecek tutar: {back}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '“{tourTitle}” turu için iptal bildiriminizi {noticeOn} tarihi itibarıyla işleme aldık. Ödediğiniz {paid} tutarından {back} size geri ödenir; sözleşme koşulları gereği {kept} bizde kalır.',
      'Hesabın dayanağı: {reasons}',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your cancellation is complete: {orderNo}',
    preview: 'You get back: {back}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We have cancelled your booking for “{tourTitle}” as of your notice on {noticeOn}. Of the {paid} you paid, {back} goes back to you; under the terms of the contract we keep {kept}.',
      'How this was worked out: {reasons}',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'تم إلغاء حجزك: {orderNo}',
    preview: 'المبلغ الذي سيُرد إليك: {back}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'ألغينا حجزك لرحلة «{tourTitle}» اعتبارًا من إشعارك بتاريخ {noticeOn}. من أصل {paid} دفعتها يُرد إليك {back}، ونحتفظ بمبلغ {kept} وفق شروط العقد.',
      'أساس الحساب: {reasons}',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** Some of the travellers left; everybody else travels. */
export const travellersCancelledTexts: MailTexts = {
  tr: {
    subject: 'Rezervasyonunuzun bir bölümü iptal edildi: {orderNo}',
    preview: 'Kaydı iptal edilenler: {names}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '“{tourTitle}” turunda şu kayıtları {noticeOn} tarihi itibarıyla iptal ettik: {names}. Öteki yolcuların yeri duruyor.',
      'Rezervasyonunuzun tutarı {reduction} azaldı. Ödenecek kalan tutar: {remaining}. Size geri ödenecek tutar: {back}.',
      'Hesabın dayanağı: {reasons}',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Part of your booking is cancelled: {orderNo}',
    preview: 'Cancelled: {names}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'As of {noticeOn} we have cancelled these places on “{tourTitle}”: {names}. All other travellers keep their places.',
      'Your booking now costs {reduction} less. Still to be paid: {remaining}. Goes back to you: {back}.',
      'How this was worked out: {reasons}',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'أُلغي جزء من حجزك: {orderNo}',
    preview: 'أُلغي حجز: {names}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'ألغينا اعتبارًا من {noticeOn} هذه المقاعد في رحلة «{tourTitle}»: {names}. وتبقى مقاعد سائر المسافرين محجوزة.',
      'انخفضت قيمة حجزك بمقدار {reduction}. المتبقي للدفع: {remaining}. المبلغ الذي يُرد إليك: {back}.',
      'أساس الحساب: {reasons}',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** How and when money goes back, where any does; and whom to ask. */
export const cancellationEnd: Record<Locale, { refund: string; question: string }> = {
  tr: {
    refund:
      'Geri ödeme, ödemeyi yaptığınız yolla en geç {refundBy} tarihine kadar yapılır; bankanızın hesabınıza yansıtması birkaç gün sürebilir.',
    question: 'Sorunuz olursa {phone} numarasını arayın.',
  },
  en: {
    refund:
      'The money goes back the way you paid, by {refundBy} at the latest; your bank may take a few days to show it.',
    question: 'If you have a question, call {phone}.',
  },
  ar: {
    refund: 'يُرد المبلغ بالطريقة التي دفعت بها في موعد أقصاه {refundBy}، وقد يستغرق ظهوره لدى مصرفك بضعة أيام.',
    question: 'إن كان لديك سؤال فاتصل بالرقم {phone}.',
  },
}

export const refundSentTexts: MailTexts = {
  tr: {
    subject: 'İadeniz gönderildi: {orderNo}',
    preview: 'İade edilen tutar: {amount}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{amount} tutarındaki iadenizi {date} tarihinde gönderdik. {way}',
      'Tutar birkaç iş günü içinde görünmezse {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your refund is on its way: {orderNo}',
    preview: 'Refunded: {amount}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We sent your refund of {amount} on {date}. {way}',
      'If it has not arrived within a few working days, call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'أُرسل المبلغ المسترد: {orderNo}',
    preview: 'المبلغ المسترد: {amount}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'أرسلنا إليك مبلغ {amount} بتاريخ {date}. {way}',
      'إن لم يصل المبلغ خلال بضعة أيام عمل فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

export const excessPaymentTexts: MailTexts = {
  tr: {
    subject: 'Fazla ödemeniz iade ediliyor: {orderNo}',
    preview: 'İade edilecek tutar: {amount}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      'Rezervasyonunuz için gerekenden fazla ödeme ulaştı. {amount} tutarındaki fazlalığı ödemeyi yaptığınız yolla geri gönderiyoruz; rezervasyonunuz bundan etkilenmez.',
      'Ödemeyi havaleyle yaptıysanız adınıza kayıtlı IBAN için sizi arayacağız. Sorunuz olursa {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'We are returning what you paid twice or too much: {orderNo}',
    preview: 'To be refunded: {amount}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'More money has arrived for your booking than was due. We are sending {amount} back the way you paid; your booking stays as it is.',
      'If you paid by bank transfer, we will call you for an IBAN in your name. If you have a question, call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'نعيد إليك المبلغ الزائد: {orderNo}',
    preview: 'المبلغ الذي سيُرد: {amount}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصلنا لحجزك مبلغ أكثر من المستحق. نعيد إليك {amount} بالطريقة التي دفعت بها، ولا يتأثر حجزك بذلك.',
      'إن كنت دفعت بتحويل مصرفي فسنتصل بك لمعرفة رقم آيبان باسمك. وإن كان لديك سؤال فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

export const seatsMissingTexts: MailTexts = {
  tr: {
    subject: 'Ödemeniz geç ulaştı, iade ediyoruz: {orderNo}',
    preview: 'İade edilecek tutar: {amount}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      'Ödemeniz, “{tourTitle}” turu için ayrılan süre dolduktan sonra ulaştı ve yer kalmadı; üzgünüz. {amount} tutarının tamamını ödemeyi yaptığınız yolla geri gönderiyoruz.',
      'Ödemeyi havaleyle yaptıysanız adınıza kayıtlı IBAN için sizi arayacağız. Başka bir sefer için {phone} numarasından bize ulaşın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your payment came too late and goes back: {orderNo}',
    preview: 'To be refunded: {amount}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'Your payment arrived after the time to pay for “{tourTitle}” was over, and no places are left; we are sorry. We are sending all of it, {amount}, back the way you paid.',
      'If you paid by bank transfer, we will call you for an IBAN in your name. For another departure, call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'وصلت دفعتك متأخرة ونعيدها إليك: {orderNo}',
    preview: 'المبلغ الذي سيُرد: {amount}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'وصلت دفعتك بعد انتهاء مهلة الدفع لرحلة «{tourTitle}» ولم تبق مقاعد، ونعتذر لذلك. نعيد إليك المبلغ كاملًا، {amount}، بالطريقة التي دفعت بها.',
      'إن كنت دفعت بتحويل مصرفي فسنتصل بك لمعرفة رقم آيبان باسمك. ولموعد آخر اتصل بالرقم {phone}.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** Money that was given back at the desk. */
export const refundAtDeskTexts: MailTexts = {
  tr: {
    subject: 'İadeniz ofisimizde ödendi: {orderNo}',
    preview: 'İade edilen tutar: {amount}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      '{amount} tutarındaki iadenizi {date} tarihinde ofisimizde ödedik. İade belgeniz bu e-postanın ekindedir.',
      'Bu tutarı almadıysanız {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your refund was paid out at our office: {orderNo}',
    preview: 'Refunded: {amount}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We paid out your refund of {amount} at our office on {date}. The refund note is attached.',
      'If you did not receive this money, call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'دُفع المبلغ المسترد في مكتبنا: {orderNo}',
    preview: 'المبلغ المسترد: {amount}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'دفعنا إليك المبلغ المسترد {amount} في مكتبنا بتاريخ {date}. تجد إشعار الاسترداد في مرفقات هذه الرسالة.',
      'إن لم تتسلّم هذا المبلغ فاتصل بالرقم {phone}.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** A payment at the desk that was taken back in the books. */
export const cashReversedTexts: MailTexts = {
  tr: {
    subject: 'Ödeme kaydınız düzeltildi: {orderNo}',
    preview: 'Kalan tutar: {remaining}',
    greeting: 'Sayın {customerName},',
    paragraphs: [
      'Ofisimizde {amount} tutarındaki ödemenizin kaydını geri aldık; bu tutar artık ödenmiş sayılmıyor. Rezervasyonunuzda kalan tutar: {remaining}.',
      'Bu parayı ödediyseniz ve geri almadıysanız makbuzunuzu hazır bulundurup {phone} numarasını arayın.',
    ],
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'A payment of yours was corrected: {orderNo}',
    preview: 'Still open: {remaining}',
    greeting: 'Dear {customerName},',
    paragraphs: [
      'We have taken back the entry of your payment of {amount} at our office; it no longer counts as paid. Still open for your booking: {remaining}.',
      'If you paid this money and did not get it back, have your receipt at hand and call {phone}.',
    ],
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'صُحّح قيد إحدى دفعاتك: {orderNo}',
    preview: 'المتبقي: {remaining}',
    greeting: 'السلام عليكم {customerName}،',
    paragraphs: [
      'ألغينا قيد دفعتك بمبلغ {amount} في مكتبنا، فلم تعد محسوبة ضمن المدفوع. المتبقي على حجزك: {remaining}.',
      'إن كنت دفعت هذا المبلغ ولم يُعَد إليك فاتصل بالرقم {phone} وليكن سند القبض معك.',
    ],
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}

/** A transfer that was put on an order by mistake and taken off it again. */
export const transferReversedTexts: MailTexts = {
  tr: {
    ...cashReversedTexts.tr,
    paragraphs: [
      'Rezervasyonunuza yazdığımız {amount} tutarındaki havalenin kaydını geri aldık; bu tutar artık ödenmiş sayılmıyor. Rezervasyonunuzda kalan tutar: {remaining}.',
      'Bu havaleyi siz yaptıysanız dekontunuzu hazır bulundurup {phone} numarasını arayın.',
    ],
  },
  en: {
    ...cashReversedTexts.en,
    paragraphs: [
      'We have taken back a bank transfer of {amount} that we had put on your booking; it no longer counts as paid. Still open for your booking: {remaining}.',
      'If this transfer was yours, have the slip of your bank at hand and call {phone}.',
    ],
  },
  ar: {
    ...cashReversedTexts.ar,
    paragraphs: [
      'ألغينا قيد تحويل مصرفي بمبلغ {amount} كنا سجلناه على حجزك، فلم يعد محسوبًا ضمن المدفوع. المتبقي على حجزك: {remaining}.',
      'إن كان هذا التحويل منك فاتصل بالرقم {phone} وليكن إشعار المصرف معك.',
    ],
  },
}

/** How money travels that is not paid out at the desk; a transfer is named by its account, the last four digits only. */
export const refundWays: Record<Locale, { provider: string; transfer: string }> = {
  tr: {
    provider: 'Tutar, ödemede kullandığınız karta döner.',
    transfer: 'Tutar, {account} ile biten hesaba havale edildi.',
  },
  en: {
    provider: 'It goes back to the card you paid with.',
    transfer: 'It was transferred to the account ending in {account}.',
  },
  ar: {
    provider: 'يعود المبلغ إلى البطاقة التي دفعت بها.',
    transfer: 'حُوّل المبلغ إلى الحساب المنتهي بالأرقام {account}.',
  },
}

/** What was handed over in another currency, as one sentence. */
export const refundRates: Record<Locale, string> = {
  tr: 'Bu tutar, {day} tarihli kurla ({rate}) {counted} karşılığıdır.',
  en: 'At the rate of {day} ({rate}) this is {counted}.',
  ar: 'يعادل هذا المبلغ {counted} بسعر صرف يوم {day} ({rate}).',
}

/** Why a share goes back, as one sentence: `{days}` before departure, `{percent}` of the price. */
export const cancellationReasons: Record<Locale, Record<CancellationRule['code'], string>> = {
  tr: {
    organiser: 'Turu biz iptal ettiğimiz için bedelin tamamı geri ödenir.',
    'force-majeure': 'Mücbir sebep nedeniyle bedelin tamamı geri ödenir.',
    'not-sold': 'Rezervasyonunuz henüz kesinleşmediği için bedelin tamamı geri ödenir.',
    'nothing-agreed': 'Sözleşmede kesinti öngörülmediği için bedelin tamamı geri ödenir.',
    'no-right': 'Tarihi belli bu hizmette cayma hakkı yoktur.',
    departed: 'Kalkış günü geçtiği için geri ödeme yapılmaz.',
    'below-bands': 'Kalkışa {days} kala yapılan iptalde geri ödeme öngörülmemiştir.',
    'full-refund-days': 'Kalkışa {from} ve daha fazla kala yapılan iptalde bedelin tamamı geri ödenir.',
    band: 'Kalkışa {days} kala yapılan iptalde bedelin %{percent} kadarı geri ödenir.',
  },
  en: {
    organiser: 'We cancelled the tour, so the whole price goes back.',
    'force-majeure': 'Because of force majeure the whole price goes back.',
    'not-sold': 'The booking was not confirmed yet, so everything goes back.',
    'nothing-agreed': 'The contract names no deduction, so the whole price goes back.',
    'no-right': 'There is no right of withdrawal from this dated service.',
    departed: 'The day of departure is past, so nothing goes back.',
    'below-bands': 'Cancelled {days} before departure, the contract gives nothing back.',
    'full-refund-days': 'Cancelled {from} or more before departure, the whole price goes back.',
    band: 'Cancelled {days} before departure, {percent}% of the price goes back.',
  },
  ar: {
    organiser: 'ألغينا الرحلة من جانبنا، فيُرد السعر كاملًا.',
    'force-majeure': 'بسبب القوة القاهرة يُرد السعر كاملًا.',
    'not-sold': 'لم يكن الحجز مؤكدًا بعد، فيُرد المبلغ كاملًا.',
    'nothing-agreed': 'لا ينص العقد على أي اقتطاع، فيُرد السعر كاملًا.',
    'no-right': 'لا يوجد حق عدول في هذه الخدمة المحددة التاريخ.',
    departed: 'مضى يوم المغادرة، فلا يُرد شيء.',
    'below-bands': 'لا يترتب على الإلغاء قبل المغادرة بمدة {days} استرداد وفق العقد.',
    'full-refund-days': 'عند الإلغاء قبل المغادرة بمدة {from} أو أكثر يُسترد السعر كاملًا.',
    band: 'عند الإلغاء قبل المغادرة بمدة {days} يُسترد {percent}% من السعر.',
  },
}
