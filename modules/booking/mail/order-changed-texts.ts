import type { Locale } from '#kernel/locale.ts'
import type { MailText } from './mail-texts.ts'

/** What staff have changed of an order. */
export type OrderChangeKind = 'moved' | 'people' | 'price' | 'party' | 'split' | 'joined' | 'ended'

/** Whether the contract is about something else since. */
export function isAboutPeople(kind: OrderChangeKind): boolean {
  return kind === 'party' || kind === 'split' || kind === 'joined'
}

type ChangedText = Omit<MailText, 'paragraphs'> &
  Record<OrderChangeKind | 'open' | 'settled' | 'surplus' | 'voucher' | 'contract' | 'question', string>

/** `{names}` are facts of the order. One paragraph says what is new, one what is open. */
export const orderChangedTexts: Record<Locale, ChangedText> = {
  tr: {
    subject: 'Rezervasyonunuz değişti: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Sayın {customerName},',
    moved:
      'Rezervasyonunuzu sizinle konuştuğumuz gibi başka bir sefere taşıdık: “{tourTitle}”, {dates}. Yeni toplam {total}.',
    people:
      'Rezervasyonunuzdaki kişi bilgilerini sizinle konuştuğumuz gibi değiştirdik. Güncel hâlini rezervasyonunuzda görebilirsiniz.',
    price: 'Rezervasyonunuzun tutarını sizinle konuştuğumuz gibi değiştirdik. Yeni toplam {total}.',
    party:
      'Rezervasyonunuzdaki yolcuları, odalarını ya da ücretlerini sizinle konuştuğumuz gibi değiştirdik. Yeni toplam {total}.',
    split:
      'Sizinle konuştuğumuz gibi rezervasyonu ikiye ayırdık. {orderNo} numaralı rezervasyonda artık kimlerin olduğunu ve yeni toplamı rezervasyonunuzda görebilirsiniz: {total}.',
    joined:
      'Sizinle konuştuğumuz gibi iki rezervasyonu birleştirdik. Herkes artık {orderNo} numaralı rezervasyonda. Yeni toplam {total}.',
    ended:
      'Sizinle konuştuğumuz gibi {orderNo} numaralı rezervasyonunuzu aynı seferdeki başka bir rezervasyonla birleştirdik. Yeriniz duruyor, ödemeleriniz orada sayılıyor.',
    open: 'Ödenecek tutar: {remaining}. Aşağıdaki düğmeden ödeyebilirsiniz.',
    settled: 'Ödenecek bir tutar kalmadı.',
    surplus: 'Fazla ödediğiniz tutarı size geri göndereceğiz.',
    voucher: 'Yeni sefer belgeniz ektedir; eskisinin yerine geçer.',
    contract: 'Rezervasyonunuzun yeni hâlini anlatan sözleşme ektedir.',
    question: 'Bir yanlışlık görürseniz bu e-postayı yanıtlayın ya da {phone} numarasını arayın.',
    button: 'Rezervasyonunuzu görün',
    closing: '{firm}',
  },
  en: {
    subject: 'Your booking has changed: {orderNo}',
    preview: '{tourTitle}, {dates}',
    greeting: 'Dear {customerName},',
    moved:
      'As agreed with you, we have moved your booking to another departure: “{tourTitle}”, {dates}. The new total is {total}.',
    people: 'As agreed with you, we have changed the people in your booking. Your booking shows them as they are now.',
    price: 'As agreed with you, we have changed the price of your booking. The new total is {total}.',
    party:
      'As agreed with you, we have changed the travellers of your booking, their rooms or their fares. The new total is {total}.',
    split:
      'As agreed with you, we have split the booking in two. Your booking {orderNo} shows who is in it now; its total is {total}.',
    joined:
      'As agreed with you, we have joined two bookings. Everybody is in booking {orderNo} now. The new total is {total}.',
    ended:
      'As agreed with you, we have joined your booking {orderNo} with another one of the same departure. Your places are kept, and what you paid counts there.',
    open: 'Still to be paid: {remaining}. You can pay with the button below.',
    settled: 'There is nothing left to pay.',
    surplus: 'We will send back what you have paid too much.',
    voucher: 'Your new voucher is attached; it replaces the earlier one.',
    contract: 'The contract for your booking as it is now is attached.',
    question: 'If anything is wrong, simply reply to this message or call {phone}.',
    button: 'See your booking',
    closing: '{firm}',
  },
  ar: {
    subject: 'تغيّر حجزك: {orderNo}',
    preview: '{tourTitle}، {dates}',
    greeting: 'السلام عليكم {customerName}،',
    moved: 'نقلنا حجزك كما اتفقنا معك إلى رحلة أخرى: «{tourTitle}»، {dates}. المجموع الجديد {total}.',
    people: 'غيّرنا بيانات الأشخاص في حجزك كما اتفقنا معك، ويمكنك رؤيتها الآن في صفحة حجزك.',
    price: 'غيّرنا مبلغ حجزك كما اتفقنا معك. المجموع الجديد {total}.',
    party: 'غيّرنا المسافرين في حجزك أو غرفهم أو أسعارهم كما اتفقنا معك. المجموع الجديد {total}.',
    split: 'قسمنا الحجز كما اتفقنا معك إلى حجزين. يعرض حجزك {orderNo} من بقي فيه الآن، ومجموعه {total}.',
    joined: 'جمعنا الحجزين كما اتفقنا معك في حجز واحد. الجميع الآن في الحجز {orderNo}. المجموع الجديد {total}.',
    ended: 'ضممنا حجزك {orderNo} كما اتفقنا معك إلى حجز آخر على الرحلة نفسها. أماكنكم محفوظة، وما دفعته محسوب هناك.',
    open: 'المبلغ المتبقي: {remaining}. يمكنك الدفع عبر الزر أدناه.',
    settled: 'لم يبق مبلغ للدفع.',
    surplus: 'سنعيد إليك ما دفعته زيادة.',
    voucher: 'قسيمة السفر الجديدة مرفقة، وهي تحل محل السابقة.',
    contract: 'العقد بصيغته الجديدة مرفق.',
    question: 'إن وجدت خطأ فردّ على هذه الرسالة أو اتصل بالرقم {phone}.',
    button: 'اعرض حجزك',
    closing: '{firm}',
  },
}
