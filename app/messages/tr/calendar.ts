/** What stands in a calendar of a journey, and what leads to it. */
export const calendar = {
  'order-no': 'Rezervasyon no {orderNo}',
  flight: 'Uçuş {number}: {from} – {to}',
  meeting: 'Buluşma, {number}',
  start: 'Kalkış: {title}',
  bus: 'Otobüs',
  train: 'Tren',
  transfer: 'Transfer',
  changed: '{date} tarihinde değişti; önceki: {was}',
  due: 'Son ödeme günü: {amount}',
  add: 'Takvime ekle',
} as const
