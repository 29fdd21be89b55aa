import type { Translation } from '../translation.ts'
import type { calendar as reference } from '../tr/calendar.ts'

export const calendar: Translation<typeof reference> = {
  'order-no': 'رقم الحجز {orderNo}',
  flight: 'الرحلة الجوية {number}: {from} – {to}',
  meeting: 'اللقاء، {number}',
  start: 'الانطلاق: {title}',
  bus: 'الحافلة',
  train: 'القطار',
  transfer: 'النقل',
  changed: 'تغيّر في {date}؛ وكان: {was}',
  due: 'آخر يوم للدفع: {amount}',
  add: 'إضافة إلى التقويم',
}
