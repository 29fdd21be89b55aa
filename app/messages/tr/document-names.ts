/** What the legal texts of a booking are called. */
export const documentNames = {
  'pre-information-form': 'Ön bilgilendirme formu',
  'package-tour-contract': 'Paket tur sözleşmesi',
  'distance-sales-agreement': 'Mesafeli satış sözleşmesi',
  'refund-agreement': 'İptal ve iade koşulları',
  'privacy-notice': 'Aydınlatma metni',
  'explicit-consent': 'Açık rıza metni',
  'commercial-message-consent': 'Ticari ileti onayı',
} as const
