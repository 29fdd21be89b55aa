import type { Translation } from '../translation.ts'
import type { outbox as reference } from '../tr/outbox.ts'

export const outbox: Translation<typeof reference> = {
  title: 'صندوق الصادر',
  lead: 'هذه الصفحة موجودة في العرض المحلي فقط، وتعرض الرسائل كما ستُرسل.',
  empty: 'لا رسائل بعد.',
  to: 'إلى',
  subject: 'الموضوع',
  files: 'المرفقات',
  state: 'الحالة',
  'state-queued': 'في الانتظار',
  'state-sent': 'سُلّمت',
  'state-failed': 'فشلت',
}
