export const staffKeeper = {
  keeper: 'Sorumlu',
  person: 'İlgilenen kişi',
  hint: 'Siparişin müşterisiyle ilgilenen kişi. Kapsamı dar olanlar yalnızca kendilerinin ya da şubelerinin siparişlerini görür.',
  nobody: 'Kimse',
  'hand-over': 'Devret',
  'take-on': 'Üstüme al',
  'problem-order-not-found': 'Bu sipariş artık size açık değil.',
  'problem-assignee-not-found': 'Bu kişi artık personel değil; başka birini seçin.',
  'problem-edit-conflict':
    'Siparişin sorumlusunu az önce başka biri değiştirdi. Şimdiki sorumluya bakıp yeniden seçin.',
} as const
