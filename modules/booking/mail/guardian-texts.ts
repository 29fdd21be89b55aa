import type { Locale } from '#kernel/locale.ts'
import type { MailText } from './mail-texts.ts'

export type GuardianMail = 'named' | 'code' | 'changed'

/** For somebody whom a customer trusts with an order. `{customerName}` is written to, `{ordererName}` ordered. */
export const guardianTexts: Record<Locale, Record<GuardianMail, MailText>> = {
  tr: {
    named: {
      subject: '{ordererName} yolculuğunu size emanet etti: {orderNo}',
      preview: '{tourTitle}, {dates}',
      greeting: 'Sayın {customerName},',
      paragraphs: [
        '{ordererName}, “{tourTitle}” yolculuğunu onunla birlikte takip etmenizi istedi. Aşağıdaki adreste yolculuğun gidişatını görür, isterseniz ödemeyi siz yaparsınız.',
        'Adres yalnızca sizindir. İlk açılışta bu e-posta adresine altı haneli bir kod göndeririz; şifre gerekmez.',
        'Bundan haberiniz yoksa bu e-postayı dikkate almayın ya da {phone} numarasını arayın.',
      ],
      button: 'Yolculuğu açın',
      closing: '{firm}',
    },
    code: {
      subject: 'Giriş kodunuz: {code}',
      preview: '{minutes} dakika geçerlidir.',
      greeting: 'Sayın {customerName},',
      paragraphs: [
        'Takip ettiğiniz rezervasyonun sayfasını açmak için kodunuz: {code}. {minutes} dakika geçerlidir.',
        'Kodu siz istemediyseniz bir şey yapmanız gerekmez; onu kimseye vermeyin.',
      ],
      button: 'Sayfaya dönün',
      closing: '{firm}',
    },
    changed: {
      subject: 'Takip ettiğiniz rezervasyon değişti: {orderNo}',
      preview: '{tourTitle}, {dates}',
      greeting: 'Sayın {customerName},',
      paragraphs: [
        '{ordererName} ile birlikte takip ettiğiniz “{tourTitle}” rezervasyonunda bir değişiklik oldu. Güncel hâli sayfanızda.',
        'Sorunuz olursa {phone} numarasını arayın.',
      ],
      button: 'Güncel hâlini görün',
      closing: '{firm}',
    },
  },
  en: {
    named: {
      subject: '{ordererName} asks you to look after a journey: {orderNo}',
      preview: '{tourTitle}, {dates}',
      greeting: 'Dear {customerName},',
      paragraphs: [
        '{ordererName} would like you to look after the journey “{tourTitle}” as well. At the address below you see how it stands and can pay for it if you wish.',
        'The address is yours alone. When you open it for the first time, we send a six-digit code to this mailbox; you need no password.',
        'If you do not know about this, ignore this message or call {phone}.',
      ],
      button: 'Open the journey',
      closing: '{firm}',
    },
    code: {
      subject: 'Your code: {code}',
      preview: 'It works for {minutes} minutes.',
      greeting: 'Dear {customerName},',
      paragraphs: [
        'Your code for the page of the booking you look after is {code}. It works for {minutes} minutes.',
        'If you did not ask for it, there is nothing to do; give it to nobody.',
      ],
      button: 'Back to the page',
      closing: '{firm}',
    },
    changed: {
      subject: 'The booking you look after has changed: {orderNo}',
      preview: '{tourTitle}, {dates}',
      greeting: 'Dear {customerName},',
      paragraphs: [
        'Something has changed in the booking “{tourTitle}” that you look after with {ordererName}. Your page shows how it stands now.',
        'If you have a question, call {phone}.',
      ],
      button: 'See how it stands',
      closing: '{firm}',
    },
  },
  ar: {
    named: {
      subject: '{ordererName} يأتمنك على متابعة رحلته: {orderNo}',
      preview: '{tourTitle}، {dates}',
      greeting: 'السلام عليكم {customerName}،',
      paragraphs: [
        'طلب {ordererName} أن تتابع معه رحلة «{tourTitle}». ستجد في العنوان أدناه سير الرحلة، ويمكنك أن تدفع عنه إن شئت.',
        'هذا العنوان لك وحدك. عند فتحه أول مرة نرسل إلى بريدك هذا رمزًا من ستة أرقام، ولا حاجة إلى كلمة مرور.',
        'إن لم تكن على علم بذلك فتجاهل هذه الرسالة أو اتصل بالرقم {phone}.',
      ],
      button: 'افتح صفحة الرحلة',
      closing: '{firm}',
    },
    code: {
      subject: 'رمز الدخول: {code}',
      preview: 'صالح مدة {minutes} دقيقة.',
      greeting: 'السلام عليكم {customerName}،',
      paragraphs: [
        'رمزك لفتح صفحة الحجز الذي تتابعه هو {code}، وهو صالح مدة {minutes} دقيقة.',
        'إن لم تطلبه فلا يلزمك شيء، ولا تعطه لأحد.',
      ],
      button: 'عد إلى الصفحة',
      closing: '{firm}',
    },
    changed: {
      subject: 'تغيّر الحجز الذي تتابعه: {orderNo}',
      preview: '{tourTitle}، {dates}',
      greeting: 'السلام عليكم {customerName}،',
      paragraphs: [
        'طرأ تغيير على حجز «{tourTitle}» الذي تتابعه مع {ordererName}. تجد الحالة الحالية في صفحتك.',
        'إن كان لديك سؤال فاتصل بالرقم {phone}.',
      ],
      button: 'اعرض الحالة الحالية',
      closing: '{firm}',
    },
  },
}
