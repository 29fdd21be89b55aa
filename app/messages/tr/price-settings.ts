/** The settings of prices, for staff. */
export const priceSettings = {
  title: 'Fiyat ayarları',
  back: 'Ödeme ayarlarına dön',
  lead: 'Vergi, üye indirimi ve taksit farkları. Verilmiş siparişler değişmez.',
  'read-only': 'Bu ayarları yalnızca işletme sahibi değiştirir.',
  tax: 'Vergi',
  'tax-rate': 'KDV oranı (%)',
  'tax-rate-hint': '0 ile 100 arası, örneğin 20.',
  'price-mode': 'Tur fiyatları',
  'mode-included': 'KDV dâhil',
  'mode-added': 'KDV hariç, sepette eklenir',
  discount: 'Üye indirimi',
  'discount-lead': 'Üyenin her siparişinden bir kez düşülen tutar. Boş bırakılan para biriminde indirim yoktur.',
  installments: 'Kart taksitleri',
  'installments-lead':
    'Toplama eklenen fark, yüzde olarak. Boş bırakılan taksit sayısı sunulmaz; sıfır, farksız taksittir. Tek çekim hep farksızdır.',
  'installment-count': '{count, plural, other {# taksit}} (%)',
  save: 'Kaydet',
  saved: 'Ayarlar kaydedildi',
  'problem-percent': '0 ile 100 arasında bir yüzde girin, örneğin 7,5',
  'problem-amount': 'Bir tutar girin ya da boş bırakın',
} as const
