import type { Locale } from '#kernel/locale.ts'
import type { FactAnswer, TravelFact } from '#modules/content/index.ts'

/** What somebody says who came back; everything that is not said otherwise was as promised. */
export type TravellersWords = { rating: number; text: string; but?: Partial<Record<TravelFact, FactAnswer>> }

/** Invented, and marked as that wherever they stand. */
export const travellersWords: Record<Locale, readonly TravellersWords[]> = {
  tr: [
    { rating: 5, text: 'Rehberimiz baştan sona yanımızdaydı, annem hiç yorulmadan gezdi. Allah razı olsun.' },
    { rating: 5, text: 'Ne dedilerse o çıktı. Otobüs dakikasında geldi, kimse kimseyi bekletmedi.' },
    {
      rating: 4,
      text: 'Memnun kaldık. Bir sabah otobüs yarım saat gecikti ama nedenini hemen söylediler.',
      but: { bus: 'partly' },
    },
    { rating: 5, text: 'İlk kez gidiyorduk, her adımı anlattılar. Kalabalıkta bile kaybolmadık.' },
    {
      rating: 3,
      text: 'Rehber bilgiliydi ama grup kalabalık olunca arkada kalanlar duyamadı.',
      but: { guide: 'partly' },
    },
    { rating: 5, text: 'Çocuklarla zor olur sanmıştık; molalar iyi düşünülmüş, hiç şikâyetimiz olmadı.' },
    { rating: 5, text: 'Babam yürümekte zorlanıyor. Her gün sordular, her gün bir çözüm buldular.' },
    {
      rating: 2,
      text: 'Otobüsü iki kez bir saatten fazla bekledik. Gerisi iyiydi ama yaşlılar çok yoruldu.',
      but: { bus: 'no' },
    },
    { rating: 5, text: 'Fiyata dâhil dedikleri her şey dâhildi, sonradan para soran olmadı.' },
    { rating: 4, text: 'Program doluydu, güzeldi. Bir öğleden sonramız boş kalsa daha iyi olurdu.' },
    { rating: 5, text: 'Komşularla beraber gittik, hepimiz aynı düzenden memnun döndük.' },
    { rating: 5, text: 'Akşamları ertesi günü anlatıyorlardı; sabah ne yapacağımızı hep biliyorduk.' },
    {
      rating: 4,
      text: 'Rehberimiz çok ilgiliydi. Dönüş yolunda otobüs değişti, biraz bekledik.',
      but: { bus: 'partly' },
    },
    { rating: 5, text: 'Teyzem tek başına katıldı, oda arkadaşını bile düşünmüşler. Gönül rahatlığıyla gönderdik.' },
    { rating: 5, text: 'Söylenen ile yaşadığımız arasında fark yoktu, en çok buna sevindik.' },
    {
      rating: 3,
      text: 'Genel olarak iyiydi fakat rehberimiz üçüncü gün değişti, yenisi grubu tanıyana kadar zorlandık.',
      but: { guide: 'partly' },
    },
    { rating: 5, text: 'Telefonla ne zaman arasak biri cevap verdi. Yolda yalnız bırakmadılar.' },
    { rating: 4, text: 'Yemekler bize göre biraz baharatlıydı; onun dışında her şey yolundaydı.' },
    { rating: 5, text: 'Eşimle ikinci gidişimiz. Birincisi gibi sakin ve düzenliydi.' },
    { rating: 5, text: 'Hasta olduğum gün yanımdan ayrılmadılar, doktoru da onlar buldu.' },
  ],
  en: [
    {
      rating: 5,
      text: 'Our guide spoke clear English and never lost patience. Things happened when they said they would.',
    },
    { rating: 4, text: 'Well organised. One bus was half an hour late, and they told us why.', but: { bus: 'partly' } },
    { rating: 5, text: 'It was my first time and I never felt alone. I would travel with them again.' },
    {
      rating: 3,
      text: 'A good journey, but our guide had to translate for two groups at once.',
      but: { guide: 'partly' },
    },
    { rating: 5, text: 'What they wrote beforehand is what we found. That is rarer than it should be.' },
  ],
  ar: [
    { rating: 5, text: 'مرشد صبور وحافلات في موعدها، جزاهم الله خيرًا.' },
    { rating: 4, text: 'رحلة مريحة ومنظمة، وتأخرت الحافلة مرة واحدة فقط.', but: { bus: 'partly' } },
    { rating: 5, text: 'وجدنا كل شيء كما قالوا، ولم نحتج إلى السؤال عن شيء.' },
    { rating: 3, text: 'الرحلة جيدة، لكن المرشد كان بعيدًا أحيانًا عن آخر المجموعة.', but: { guide: 'partly' } },
    { rating: 5, text: 'سافرت أمي وحدها معهم، وكانوا لها كالأبناء.' },
  ],
}
