import type { Translation } from '../translation.ts'
import type { contact as reference } from '../tr/contact.ts'

export const contact: Translation<typeof reference> = {
  'message-error': 'تعذّر إرسال الرسالة. يرجى المحاولة مرة أخرى لاحقًا.',
  'message-success': 'أُرسلت رسالتك.',
  'call-success': 'سنتصل بك قريبًا.',
  'call-error': 'تعذّر إرسال طلبك. يرجى المحاولة مرة أخرى لاحقًا.',
  'review-error': 'تعذّر إرسال تقييمك. يرجى المحاولة مرة أخرى.',
  'review-success': 'شكرًا لك. سيظهر تقييمك بعد الموافقة عليه.',
}
