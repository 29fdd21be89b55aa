import type { Localised } from '#kernel/locale.ts'

/** What the drawings of scripts/draw-journeys.ts show, by their keys. */
export const artOfJourneys = {
  'istanbul-maidens-tower-dusk': {
    tr: 'Akşam kızıllığında Boğaz’ın ortasında Kız Kulesi, yanından geçen vapur ve yelkenli',
    en: 'The Maiden’s Tower in the Bosphorus at dusk, with a ferry and a sailing boat passing',
    ar: 'برج الفتاة وسط البوسفور وقت الغسق، وتمرّ بجواره عبّارة ومركب شراعي',
  },
  'istanbul-suleymaniye-bridge-dawn': {
    tr: 'Gün doğarken Haliç’in üzerinde Süleymaniye Camii, altında evler ve köprü',
    en: 'The Süleymaniye Mosque above the Golden Horn at sunrise, with houses and a bridge below',
    ar: 'جامع السليمانية فوق القرن الذهبي وقت الشروق، وتحته البيوت والجسر',
  },
  'istanbul-rumeli-fortress-spring': {
    tr: 'Baharda Rumeli Hisarı’nın kuleleri, arkasında Boğaz köprüsü, önünde yelkenli',
    en: 'The towers of Rumeli Fortress in spring, the Bosphorus bridge behind and a sailing boat in front',
    ar: 'أبراج قلعة روملي في الربيع، وخلفها جسر البوسفور وأمامها مركب شراعي',
  },
  'istanbul-red-tram-winter': {
    tr: 'Karlı bir gecede ışıklı vitrinlerin arasından geçen kırmızı nostaljik tramvay',
    en: 'The old red tram between lit shop windows on a snowy night',
    ar: 'الترام الأحمر القديم بين واجهات المتاجر المضيئة في ليلة مثلجة',
  },
  'istanbul-eyup-cable-car-autumn': {
    tr: 'Sonbaharda Eyüp Sultan Camii, şadırvan ve servili tepeye çıkan teleferik',
    en: 'The Eyüp Sultan Mosque in autumn, with its fountain and the cable car to the cypress hill',
    ar: 'جامع أيوب سلطان في الخريف مع النافورة والتلفريك الصاعد إلى تلّة السرو',
  },
  'cappadocia-terrace-dawn': {
    tr: 'Halı ve minder serili terastan gün doğumunda sıcak hava balonları',
    en: 'Hot-air balloons at sunrise from a terrace with a carpet and cushions',
    ar: 'مناطيد عند الشروق من شرفة مفروشة بسجادة ووسائد',
  },
  'cappadocia-uchisar-winter': {
    tr: 'Karlar altında Uçhisar Kalesi ve peri bacaları',
    en: 'Uçhisar castle and fairy chimneys under snow',
    ar: 'قلعة أوتشهيسار ومداخن الجنيات تحت الثلج',
  },
  'cappadocia-horses-autumn': {
    tr: 'Sonbaharda ikindi ışığında peri bacalarının önünden geçen üç atlı',
    en: 'Three riders passing the fairy chimneys in autumn afternoon light',
    ar: 'ثلاثة فرسان يمرّون أمام مداخن الجنيات في ضوء عصر خريفي',
  },
  'cappadocia-chimneys-night': {
    tr: 'Hilal ve yıldızlar altında pencereleri ışıklı peri bacaları',
    en: 'Fairy chimneys with lit windows under a crescent and stars',
    ar: 'مداخن الجنيات بنوافذ مضاءة تحت الهلال والنجوم',
  },
  'cappadocia-cave-window-dawn': {
    tr: 'Kaya oyma bir kemerin içinden vadi, peri bacaları ve balonlar',
    en: 'The valley, fairy chimneys and balloons seen through an arch cut into the rock',
    ar: 'الوادي ومداخن الجنيات والمناطيد من خلال قوس منحوت في الصخر',
  },
  'cappadocia-uchisar-vines-dusk': {
    tr: 'Akşam vakti bağların üzerinde ışıklı Uçhisar Kalesi',
    en: 'Uçhisar castle with its lights above vineyards at dusk',
    ar: 'قلعة أوتشهيسار بأضوائها فوق كروم العنب وقت الغسق',
  },
  'cappadocia-blossom-spring': {
    tr: 'Baharda çiçek açmış ağaçların arkasında peri bacaları',
    en: 'Fairy chimneys behind blossoming trees in spring',
    ar: 'مداخن الجنيات خلف أشجار مزهرة في الربيع',
  },
  'cappadocia-balloons-winter': {
    tr: 'Karlı peri bacalarının ve ağaçların üzerinde balonlar',
    en: 'Balloons over snow-covered fairy chimneys and trees',
    ar: 'مناطيد فوق مداخن الجنيات والأشجار المكسوّة بالثلج',
  },
  'cappadocia-valley-noon': {
    tr: 'Yaz güneşinde bağların arasında yükselen peri bacaları',
    en: 'Fairy chimneys rising among vineyards in the summer sun',
    ar: 'مداخن الجنيات بين كروم العنب تحت شمس الصيف',
  },
  'bursa-ulu-cami-autumn': {
    tr: 'Sonbahar ağaçları arasında çok kubbeli Bursa Ulu Camii, arkada Uludağ',
    en: 'The many-domed Grand Mosque of Bursa among autumn trees, Uludağ behind',
    ar: 'الجامع الكبير في بورصة بقبابه الكثيرة بين أشجار الخريف، وخلفه أولوداغ',
  },
  'bursa-ulu-cami-night': {
    tr: 'Hilalli gecede pencereleri ışıklı Bursa Ulu Camii',
    en: 'The Grand Mosque of Bursa with lit windows on a crescent night',
    ar: 'الجامع الكبير في بورصة بنوافذه المضيئة في ليلة هلال',
  },
  'bursa-green-tomb-winter': {
    tr: 'Karlı ağaçlar arasında turkuaz çinili Yeşil Türbe',
    en: 'The turquoise-tiled Green Tomb among trees in snow',
    ar: 'الضريح الأخضر ببلاطه الفيروزي بين أشجار يكسوها الثلج',
  },
  'bursa-green-tomb-dusk': {
    tr: 'Akşam kızıllığında kapısı ışıklı Yeşil Türbe ve sonbahar ağaçları',
    en: 'The Green Tomb with its lit gate at dusk, among autumn trees',
    ar: 'الضريح الأخضر ببابه المضيء وقت الغسق بين أشجار الخريف',
  },
  'bursa-cumalikizik-spring': {
    tr: 'Cumalıkızık’ta taş döşeli sokağın iki yanında rengârenk ahşap evler',
    en: 'Colourful timber houses on both sides of a cobbled street in Cumalıkızık',
    ar: 'بيوت خشبية ملونة على جانبي شارع مرصوف في جمالي قيزيق',
  },
  'bursa-cumalikizik-evening': {
    tr: 'Akşam vakti Cumalıkızık’ın pencereleri ışıklı evleri',
    en: 'The houses of Cumalıkızık with lit windows in the evening',
    ar: 'بيوت جمالي قيزيق بنوافذها المضيئة مساءً',
  },
  'bursa-uludag-cable-car-winter': {
    tr: 'Karlı Uludağ’ın çamları üzerinden geçen kırmızı teleferik kabinleri',
    en: 'Red cable cars above the firs of snowy Uludağ',
    ar: 'عربات تلفريك حمراء فوق أشجار التنوب في أولوداغ المثلج',
  },
  'bursa-uludag-meadow-summer': {
    tr: 'Yazın Uludağ eteğinde çayır, çamlar ve teleferik',
    en: 'A meadow below Uludağ in summer, with firs and the cable car',
    ar: 'مرج عند سفح أولوداغ صيفًا مع أشجار التنوب والتلفريك',
  },
  'bursa-clock-tower-spring': {
    tr: 'Baharda Tophane Saat Kulesi, kırmızı çatılar ve karlı Uludağ',
    en: 'The Tophane clock tower in spring, with red roofs and snowy Uludağ',
    ar: 'برج ساعة طوبخانة في الربيع مع الأسقف الحمراء وأولوداغ المثلج',
  },
  'trabzon-uzungol-autumn': {
    tr: 'Sonbahar renklerinde Uzungöl, kıyısında çift minareli cami ve kayık',
    en: 'Uzungöl in autumn colours, with the twin-minaret mosque on its shore and a rowing boat',
    ar: 'أوزنغول بألوان الخريف، وعلى ضفتها مسجد بمئذنتين وقارب تجديف',
  },
  'trabzon-uzungol-winter': {
    tr: 'Karlı çamlar ve dağlar arasında Uzungöl ve camisi',
    en: 'Uzungöl and its mosque between snowy firs and mountains',
    ar: 'أوزنغول ومسجدها بين أشجار التنوب والجبال المثلجة',
  },
  'trabzon-highland-summer': {
    tr: 'Sisli yaylada ahşap evler, çamlar ve kır çiçekleri',
    en: 'Wooden houses on a misty highland with firs and wild flowers',
    ar: 'بيوت خشبية في مرتفعات ضبابية مع أشجار التنوب والأزهار البرية',
  },
  'trabzon-highland-dusk': {
    tr: 'Akşam vakti pencereleri ışıklı yayla evleri ve sis',
    en: 'Highland houses with lit windows and mist at dusk',
    ar: 'بيوت المرتفعات بنوافذ مضاءة وسط الضباب وقت الغسق',
  },
  'trabzon-tea-gardens-spring': {
    tr: 'Yamaçta sıra sıra çay bahçeleri ve çay toplayanlar',
    en: 'Rows of tea gardens on a slope and people picking tea',
    ar: 'صفوف من بساتين الشاي على المنحدر وقاطفو الشاي',
  },
  'trabzon-hagia-sophia-evening': {
    tr: 'Deniz kıyısında çan kuleli Trabzon Ayasofyası ve serviler',
    en: 'The Hagia Sophia of Trabzon with its bell tower and cypresses by the sea',
    ar: 'آيا صوفيا طرابزون ببرج جرسها وأشجار السرو على شاطئ البحر',
  },
  'pamukkale-pools-dawn': {
    tr: 'Sabah ışığında Pamukkale’nin turkuaz havuzları ve antik sütunlar',
    en: 'The turquoise pools of Pamukkale and ancient columns in morning light',
    ar: 'أحواض باموق قلعة الفيروزية والأعمدة الأثرية في ضوء الصباح',
  },
  'ephesus-street-poppies-spring': {
    tr: 'Efes’te gelincikler arasında iki yanı sütunlu cadde',
    en: 'A street of columns among poppies at Ephesus',
    ar: 'شارع الأعمدة بين شقائق النعمان في أفسس',
  },
  'hierapolis-theatre-evening': {
    tr: 'İkindi ışığında Hierapolis antik tiyatrosu',
    en: 'The ancient theatre of Hierapolis in evening light',
    ar: 'مسرح هيرابوليس الأثري في ضوء العصر',
  },
  'sirince-village-autumn': {
    tr: 'Sonbaharda yamaçta beyaz evleriyle Şirince köyü',
    en: 'The white houses of Şirince village on a slope in autumn',
    ar: 'بيوت قرية شيرينجه البيضاء على المنحدر في الخريف',
  },
  'samarkand-bibi-khanym-dusk': {
    tr: 'Akşam kızıllığında çinili taç kapısı ışıklı Bibi Hanım Camii',
    en: 'The tiled gate of the Bibi-Khanym Mosque, lit at dusk',
    ar: 'بوابة مسجد بيبي خانم المزينة بالبلاط مضاءة وقت الغسق',
  },
  'samarkand-shah-i-zinda-noon': {
    tr: 'Merdivenli yolun iki yanında Şah-ı Zinde’nin mavi çinili türbeleri',
    en: 'The blue-tiled tombs of Shah-i-Zinda on both sides of the stairs',
    ar: 'أضرحة شاه زنده ببلاطها الأزرق على جانبي الدرج',
  },
  'samarkand-gur-emir-autumn': {
    tr: 'Sonbaharda turkuaz dilimli kubbesiyle Gur-i Emir',
    en: 'Gur-e-Amir with its fluted turquoise dome in autumn',
    ar: 'غور أمير بقبته الفيروزية المضلّعة في الخريف',
  },
  'mostar-bridge-winter': {
    tr: 'Kışın Mostar Köprüsü, karlı ağaçlar ve zümrüt Neretva’da bir kayık',
    en: 'The bridge of Mostar in winter, with snowy trees and a boat on the emerald Neretva',
    ar: 'جسر موستار في الشتاء مع أشجار مثلجة وقارب في نهر نيريتفا الزمردي',
  },
  'sarajevo-sebilj-evening': {
    tr: 'Akşam vakti Saraybosna Başçarşı’da ahşap sebil ve cami',
    en: 'The wooden Sebilj fountain and a mosque in Sarajevo’s Baščaršija in the evening',
    ar: 'السبيل الخشبي ومسجد في باشتشارشيا بسراييفو مساءً',
  },
  'ohrid-lake-summer': {
    tr: 'Yazın Ohri Gölü kıyısında beyaz evler, minare ve kayık',
    en: 'White houses, a minaret and a boat on Lake Ohrid in summer',
    ar: 'بيوت بيضاء ومئذنة وقارب على بحيرة أوهريد صيفًا',
  },
  'pocitelj-hill-autumn': {
    tr: 'Sonbaharda tepedeki kalesi ve taş evleriyle Poçitel',
    en: 'Počitelj with its hilltop fortress and stone houses in autumn',
    ar: 'بوتشيتلي بقلعتها على التلّة وبيوتها الحجرية في الخريف',
  },
  'andalusia-alhambra-dusk': {
    tr: 'Akşam kızıllığında Elhamra’nın kuleleri, aşağıda beyaz evler ve serviler',
    en: 'The towers of the Alhambra at dusk, with white houses and cypresses below',
    ar: 'أبراج الحمراء وقت الغسق، وتحتها بيوت بيضاء وأشجار سرو',
  },
  'andalusia-cordoba-arches': {
    tr: 'Kurtuba’nın kırmızı beyaz kemerleri arasından portakal ağaçlı avlu',
    en: 'A court of orange trees through the red and white arches of Córdoba',
    ar: 'صحن أشجار البرتقال من خلال أقواس قرطبة الحمراء والبيضاء',
  },
  'andalusia-cordoba-bridge-evening': {
    tr: 'İkindi ışığında Kurtuba’da Roma köprüsü ve Kurtuba Ulu Camii’nin kulesi',
    en: 'The Roman bridge of Córdoba and the tower of its Great Mosque in evening light',
    ar: 'الجسر الروماني في قرطبة وبرج جامعها الكبير في ضوء العصر',
  },
} satisfies Record<string, Localised>
