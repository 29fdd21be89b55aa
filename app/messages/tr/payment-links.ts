export const paymentLinks = {
  copied: 'Bağlantı kopyalandı',
  'copy-failed': 'Kopyalama başarısız',
  'update-failed': 'Güncelleme başarısız',
  'delete-failed': 'Silme başarısız',
  'delete-confirm': '"{title}" ödeme bağlantısı silinsin mi?',
  pending: 'Bekliyor',
  completed: 'Tamamlandı',
  cancelled: 'İptal edildi',
} as const
