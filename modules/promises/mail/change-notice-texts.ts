import type { Locale } from '#kernel/locale.ts'
import type { ChangeReason } from '../domain/change-reason.ts'

type ChangeNoticeTexts = {
  subject: string
  'subject-urgent': string
  greeting: string
  lead: string
  'lead-back': string
  essential: string
  minor: string
  by: string
  'by-or-accepted': string
  urgent: string
  change: string
  button: string
  reason: Record<ChangeReason, string>
}

/** `{name}`, `{orderNo}`, `{tour}`, `{was}`, `{is}`, `{date}` and `{phone}` are filled in. */
export const changeNoticeTexts: Record<Locale, ChangeNoticeTexts> = {
  tr: {
    subject: 'Yolculuğunuzda değişiklik var: {orderNo}',
    'subject-urgent': 'Kalkıştan önce okuyun, yolculuğunuz değişti: {orderNo}',
    greeting: 'Sayın {name},',
    lead: '{tour} yolculuğunuzda aşağıdakiler değişti.',
    'lead-back': '{tour} yolculuğunuzda size bildirdiğimiz değişiklik geri alındı. Her şey satın aldığınız gibi.',
    essential:
      'Bu, yolculuğunuzun önemli bir koşulu. Kabul edebilir, başka bir tarihe geçebilir ya da ücret ödemeden vazgeçebilirsiniz. Lütfen rezervasyon sayfanızda seçiminizi yapın.',
    minor:
      'Okuduğunuzu rezervasyon sayfanızda tek dokunuşla bildirebilirsiniz; böylece sizi ayrıca aramamıza gerek kalmaz.',
    by: 'Lütfen {date} gününe kadar cevap verin. O güne kadar haber alamazsak sizi ararız.',
    'by-or-accepted':
      'Lütfen {date} gününe kadar cevap verin. O güne kadar cevap vermezseniz değişikliği kabul etmiş sayılırsınız.',
    urgent:
      'Kalkışa az kaldı. Lütfen okuduğunuzu hemen bildirin; haber alamazsak sizi arayacağız. Bize {phone} numarasından da ulaşabilirsiniz.',
    change: 'önce: {was}; şimdi: {is}',
    button: 'Değişikliği gör ve cevapla',
    reason: {
      airline: 'Nedeni: hava yolu uçuşu değiştirdi.',
      hotel: 'Nedeni: otel değişti.',
      authority: 'Nedeni: resmî makamların kararı.',
      weather: 'Nedeni: hava koşulları.',
      group: 'Nedeni: gruptaki kişi sayısı.',
      mistake: 'Nedeni: ilanımızdaki bir yanlışı düzelttik.',
      other: '',
    },
  },
  en: {
    subject: 'Something about your journey has changed: {orderNo}',
    'subject-urgent': 'Please read before you leave, your journey has changed: {orderNo}',
    greeting: 'Dear {name},',
    lead: 'The following has changed for your journey {tour}.',
    'lead-back':
      'The change to your journey {tour} that we told you about has been taken back. Everything is as you bought it.',
    essential:
      'This is an essential part of your journey. You may accept it, move to another departure, or step back without any cost. Please choose on the page of your booking.',
    minor: 'One tap on the page of your booking tells us that you have read it, and we need not call you.',
    by: 'Please answer by {date}. If we have not heard from you by then, we will call.',
    'by-or-accepted': 'Please answer by {date}. If you do not, the change counts as accepted.',
    urgent:
      'You leave soon. Please tell us at once that you have read this; if we do not hear from you, we will call. You can also reach us on {phone}.',
    change: 'was: {was}; now: {is}',
    button: 'See the change and answer',
    reason: {
      airline: 'Why: the airline changed the flight.',
      hotel: 'Why: the hotel is another one.',
      authority: 'Why: a decision of the authorities.',
      weather: 'Why: the weather.',
      group: 'Why: the number of people in the group.',
      mistake: 'Why: we corrected a mistake in our offer.',
      other: '',
    },
  },
  ar: {
    subject: 'طرأ تغيير على رحلتك: {orderNo}',
    'subject-urgent': 'اقرأ قبل السفر، تغيّرت رحلتك: {orderNo}',
    greeting: 'السلام عليكم {name}،',
    lead: 'تغيّر في رحلتك {tour} ما يلي.',
    'lead-back': 'أُلغي التغيير الذي أخبرناك به في رحلتك {tour}، وكل شيء كما اشتريته.',
    essential:
      'هذا التغيير يمسّ أمرًا أساسيًّا في رحلتك. يمكنك قبوله، أو الانتقال إلى موعد آخر، أو الانسحاب دون أي تكلفة. اختر من فضلك في صفحة حجزك.',
    minor: 'بلمسة واحدة في صفحة حجزك نعلم أنك قرأته، فلا نحتاج إلى الاتصال بك.',
    by: 'أجب من فضلك حتى {date}. وإن لم يصلنا ردك حتى ذلك اليوم فسنتصل بك.',
    'by-or-accepted': 'أجب من فضلك حتى {date}. وإن لم ترد حتى ذلك اليوم عُدَّ ذلك قبولًا للتغيير.',
    urgent: 'اقترب موعد السفر. أخبرنا فورًا أنك قرأت هذا، وإلا فسنتصل بك. ويمكنك الاتصال بنا على الرقم {phone}.',
    change: 'كان: {was}؛ وأصبح: {is}',
    button: 'اطّلع على التغيير وأجب',
    reason: {
      airline: 'السبب: غيّرت شركة الطيران الرحلة.',
      hotel: 'السبب: تغيّر الفندق.',
      authority: 'السبب: قرار من السلطات.',
      weather: 'السبب: الأحوال الجوية.',
      group: 'السبب: عدد أفراد المجموعة.',
      mistake: 'السبب: صحّحنا خطأ في عرضنا.',
      other: '',
    },
  },
}
