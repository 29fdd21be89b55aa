/** What of a journey is another thing than was bought, for those who bought it. */
export const changes = {
  title: 'Satın aldığınızdan bu yana değişenler',
  told: '{date} günü size bildirdik.',
  back: 'Bildirdiğimiz değişiklik geri alındı. Her şey satın aldığınız gibi.',
  was: 'Önce',
  now: 'Şimdi',
  essential: 'Önemli değişiklik',
  'lead-minor': 'Okuduğunuzu bildirin; böylece sizi ayrıca aramamıza gerek kalmaz.',
  'lead-essential':
    'Bu, yolculuğunuzun önemli bir koşulu. Kabul edebilir, başka bir tarihe geçebilir ya da hiçbir ücret ödemeden vazgeçebilirsiniz.',
  by: 'Lütfen {date} gününe kadar cevap verin. O güne kadar haber alamazsak sizi ararız.',
  'by-or-accepted':
    'Lütfen {date} gününe kadar cevap verin. O güne kadar cevap vermezseniz değişikliği kabul etmiş sayılırsınız.',
  read: 'Okudum',
  accept: 'Kabul ediyorum',
  move: 'Başka bir tarihe geçmek istiyorum',
  leave: 'Vazgeçiyorum, paramı geri istiyorum',
  'done-read': 'Okuduğunuzu bildirdiniz.',
  'done-accept': 'Değişikliği kabul ettiniz.',
  'done-move': 'Başka bir tarih istediniz. Uygun seferleri konuşmak için sizi arayacağız.',
  'done-leave': 'Vazgeçtiğinizi bildirdiniz. İade için sizinle iletişime geçeceğiz.',
  'done-silence':
    'Süresinde cevap vermediğiniz için değişikliği kabul etmiş sayıldınız. Bir itirazınız varsa bizi arayın.',
  problem: 'Bu değişiklik daha önce cevaplandı ya da yerine yenisi geldi. Sayfanın son hâli aşağıda.',
  'leaving-because': 'Yolculukta önemli bir değişiklik oldu; ücretsiz vazgeçiyorum.',
} as const
