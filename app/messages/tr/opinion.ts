export const opinion = {
  title: 'Yolculuğunuz nasıldı?',
  lead: 'Size söylediklerimizi tuttuk mu? Puanınız, dört cevabınız ve birkaç cümleniz yeter.',
  journey: 'Yolculuğunuz',
  'ask-hotel': 'Kaldığınız otel, size söylenen otel miydi?',
  'ask-walk': 'Harem’e yürüyerek kaç dakika dediysek o kadar mı sürdü?',
  'ask-bus': 'Otobüsler zamanında geldi mi?',
  'ask-guide': 'Rehberiniz yanınızda mıydı ve dilinizi konuştu mu?',
  'ask-program': 'Program yazıldığı gibi uygulandı mı?',
  'ask-included': 'Fiyata dâhil dediğimiz her şey gerçekten dâhil miydi?',
  text: 'Nasıl geçti?',
  'text-hint': 'İyi olanı da kötü olanı da yazın. Başkasının adını ve sağlık bilgisi yazmayın.',
  name: 'Yorumun altında görünecek ad',
  'name-hint': 'Burada yazdığınız gibi görünür.',
  consent:
    'Puanımın, cevaplarımın ve yazdıklarımın bu adla ve yolculuğumun ayıyla sitede yayımlanmasını kabul ediyorum. Yayından kaldırılmasını her zaman talep edebilirim.',
  send: 'Gönder',
  'send-again': 'Değişikliği gönder',
  saved:
    'Teşekkürler, yazdıklarınız bize ulaştı. Onaylanınca “Bizimle seyahat etti” işaretiyle yayımlanır; o zamana kadar buradan değiştirebilirsiniz.',
  decided:
    'Yorumunuz hakkında karar verildi, bu sayfadan artık değiştirilemez. Değiştirmek ya da kaldırmak isterseniz bize yazın.',
  until: 'Bu sayfa {date} gününe kadar açıktır.',
  'leave-title': 'Yazmak istemiyor musunuz?',
  'leave-lead': 'Bir dokunuşla söyleyin: bu yolculuk için de sonrakiler için de sormayız.',
  leave: 'Bana bir daha sormayın',
  left: 'Tamam, size bir daha sormayacağız. Yine de yazmak isterseniz form açık.',
  failed: 'Yazdıklarınız gönderilemedi. Lütfen tekrar deneyin.',
  'need-answer': 'Birini seçin.',
  'need-consent':
    'Yayımlayabilmemiz için bu kutuyu işaretleyin. Yalnızca bize yazmak isterseniz iletişim sayfasını kullanın.',
  contact: 'İletişim sayfası',
} as const
