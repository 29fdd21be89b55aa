/** The page of a local demonstration that shows its mails. */
export const outbox = {
  title: 'Giden kutusu',
  lead: 'Bu sayfa yalnızca yerel gösterimde vardır: gönderilecek e-postaların kendisini gösterir.',
  empty: 'Henüz e-posta yok.',
  to: 'Alıcı',
  subject: 'Konu',
  files: 'Ekler',
  state: 'Durum',
  'state-queued': 'Sırada',
  'state-sent': 'Teslim edildi',
  'state-failed': 'Gönderilemedi',
} as const
