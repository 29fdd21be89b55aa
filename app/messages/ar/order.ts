import type { Translation } from '../translation.ts'
import type { order as reference } from '../tr/order.ts'

export const order: Translation<typeof reference> = {
  title: 'طلبك',
  'order-no': 'رقم الطلب {orderNo}',
  'placed-on': 'قُدّم في {date}',
  'state-draft': 'مسودة',
  'state-awaiting_payment': 'بانتظار الدفع',
  'state-paid': 'مدفوع وحجزك مؤكد',
  'state-partially_paid': 'مدفوع جزئيًا',
  'state-cancelled': 'ملغى',
  'state-expired': 'انتهت مدته',
  'state-refunded': 'مسترد',
  'lead-awaiting_payment': 'مقاعدك محجوزة بانتظار الدفع، وعند وصول الدفعة تجد قسيمة السفر هنا وفي بريدك.',
  'lead-paid': 'قسيمة السفر جاهزة. نزّلها أو اطبعها لتحملها معك.',
  'lead-expired': 'انتهت مهلة الدفع وأُتيحت المقاعد من جديد. يمكنك تقديم طلب جديد.',
  'lead-other': 'اتصل بنا إن كان لديك سؤال.',
  voucher: 'تنزيل قسيمة السفر (PDF)',
  pay: 'إتمام الدفع',
  travellers: 'المسافرون',
  amounts: 'المبالغ',
  paid: 'المدفوع',
  'hotel-in': '{hotel}، {city}',
  tours: 'العودة إلى الرحلات',
}
