/** What whoever signs in to a demonstration for the first time is told of each area. */
export const staffGuide = {
  title: 'Panel turu',
  step: '{step}. adım, toplam {steps}',
  next: 'Sonraki adım',
  back: 'Önceki adım',
  skip: 'Turu atla',
  end: 'Turu bitir',
  dashboard:
    'Güne buradan başlayın: bugünkü siparişler, beklenen tahsilat, yaklaşan seferlerin doluluğu. “Bugün” kutusu kimin ne kadar zamandır beklediğini söyler. Buradaki bütün kişiler uydurmadır.',
  'call-requests':
    'Sitede telefonunu bırakanlar burada sıralanır; en uzun bekleyen en üsttedir. Aradığınızda sonucu yazın, dilerseniz doğrudan siparişe çevirin.',
  orders:
    'Siteden, telefondan ve acentelerden gelen bütün siparişler. Birini açın: yolcular, ödeme planı, belgeler ve geçmiş tek sayfadadır; değiştirme ve iptal de oradan yapılır.',
  departures:
    'Her kalkış gününün kendi çalışma sayfası vardır: vizeler, eksik pasaportlar, odalar, otobüs ve uçuş listeleri. Odaları sistem önerir, siz onaylarsınız.',
  payments:
    'Kart ve havale bütün ödemeler, her birinin adım adım geçmişiyle. Bakılması gereken bir ödeme olursa en üstte ayrıca durur.',
  'bank-statements':
    'Banka ekstresini yükleyin: program her hareketi havale kodu, tutar ve adla siparişlere eşler. Emin olamadıklarını size sorar.',
  offers: 'Bir talebe fiyat teklifi hazırlayın; müşteri kendi sayfasında okur, sorar ve kabul eder.',
  notes:
    'Ekibin notları ve işleri: birine atayın, gün verin, bir siparişe ya da sefere bağlayın. “/” ile her yerden arayabilir, “?” ile kısayolları görebilirsiniz.',
} as const
