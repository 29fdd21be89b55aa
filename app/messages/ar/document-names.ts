import type { Translation } from '../translation.ts'
import type { documentNames as reference } from '../tr/document-names.ts'

/** What the legal texts of a booking are called. */
export const documentNames: Translation<typeof reference> = {
  'pre-information-form': 'نموذج المعلومات المسبقة',
  'package-tour-contract': 'عقد الرحلة الشاملة',
  'distance-sales-agreement': 'اتفاقية البيع عن بُعد',
  'refund-agreement': 'شروط الإلغاء ورد المبلغ',
  'privacy-notice': 'إشعار الخصوصية',
  'explicit-consent': 'الموافقة الصريحة',
  'commercial-message-consent': 'الموافقة على الرسائل التجارية',
}
