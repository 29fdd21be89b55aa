import { artOfJourneys } from '#app/pictures/art-of-journeys.ts'
import type { PictureTone } from '#app/ui/print.tsx'
import type { Locale, Localised } from '#kernel/locale.ts'

/** A drawing of ours as pages show it. */
export type Art = {
  src: string
  /** What it shows; of an uploaded photograph the library says it when the page is drawn. */
  alt: string | undefined
  tone: PictureTone | undefined
}

/** The picture of a key, `makkah-kaaba-dawn`, with its text alternative. */
export function art(key: ArtKey, locale: Locale): Art & { alt: string } {
  return {
    src: `/art/${key}.svg`,
    alt: alternatives[key][locale],
    tone: tones[key],
  }
}

/**
 * As `art`, for keys that come from the database; an unknown key has no picture. A photograph of the media library is
 * known by its path; what it shows stands in the library, so that it has no words here.
 */
export function artOf(key: string, locale: Locale): Art | undefined {
  if (isArtKey(key)) return art(key, locale)
  return isUploaded(key) ? { src: key, alt: undefined, tone: undefined } : undefined
}

/** Whether a key is the path of an uploaded photograph. */
export function isUploaded(key: string): boolean {
  return /^\/image\/[0-9a-f]{32}\.webp$/.test(key)
}

export type ArtKey = keyof typeof alternatives

function isArtKey(key: string): key is ArtKey {
  return Object.hasOwn(alternatives, key)
}

/** What a drawing mostly is, where that is not sand. */
const tones: Partial<Record<ArtKey, PictureTone>> = {
  'makkah-clock-tower-dusk': 'night',
  'jabal-al-nour-hira-night': 'night',
  'ramadan-crescent-iftar': 'night',
  'istanbul-hagia-sophia-dusk': 'night',
  'hotel-luxury-facade-night': 'night',
  'hotel-makkah-arcade-dusk': 'night',
  'hotel-makkah-houses-night': 'night',
  'hotel-madinah-garden-night': 'night',
  'hotel-jerusalem-garden-dusk': 'night',
  'hotel-makkah-towers-noon': 'sky',
  'hotel-madinah-court-noon': 'sky',
  'not-found-caravan-night': 'night',
  'og-background': 'night',
  'madinah-quba-palms': 'sky',
  'istanbul-sultanahmet-bosphorus': 'sky',
  'istanbul-bosphorus-yali-topkapi': 'sky',
  'istanbul-princes-islands-ferry': 'sky',
  'samarkand-registan': 'sky',
  'mostar-bridge': 'sky',
  'trabzon-uzungol': 'green',
  'bursa-yesil-uludag': 'green',
  'istanbul-maidens-tower-dusk': 'night',
  'istanbul-rumeli-fortress-spring': 'sky',
  'istanbul-red-tram-winter': 'night',
  'cappadocia-uchisar-winter': 'sky',
  'cappadocia-chimneys-night': 'night',
  'cappadocia-uchisar-vines-dusk': 'night',
  'cappadocia-blossom-spring': 'sky',
  'cappadocia-valley-noon': 'sky',
  'bursa-ulu-cami-night': 'night',
  'bursa-green-tomb-dusk': 'night',
  'bursa-cumalikizik-spring': 'sky',
  'bursa-cumalikizik-evening': 'night',
  'bursa-uludag-cable-car-winter': 'sky',
  'bursa-clock-tower-spring': 'sky',
  'trabzon-highland-summer': 'green',
  'trabzon-highland-dusk': 'night',
  'trabzon-tea-gardens-spring': 'green',
  'ephesus-street-poppies-spring': 'sky',
  'samarkand-bibi-khanym-dusk': 'night',
  'samarkand-shah-i-zinda-noon': 'sky',
  'sarajevo-sebilj-evening': 'night',
  'ohrid-lake-summer': 'sky',
  'andalusia-alhambra-dusk': 'night',
  'andalusia-cordoba-arches': 'sky',
}

const alternatives = {
  ...artOfJourneys,
  'makkah-kaaba-dawn': {
    tr: 'Gün doğarken Mescid-i Haram avlusunda altın kuşaklı Kâbe, çevresinde tavaf eden hacılar ve minareler',
    en: 'The Kaaba with its gold band in the courtyard of Masjid al-Haram at sunrise, pilgrims circling it and minarets behind',
    ar: 'الكعبة المشرفة بحزامها الذهبي في صحن المسجد الحرام وقت الشروق، والطائفون حولها والمآذن من خلفها',
  },
  'makkah-clock-tower-dusk': {
    tr: 'Mor ve gül rengi gökyüzü altında hilalli saat kulesi, otel kuleleri ve Mescid-i Haram’ın minareleri',
    en: 'The crescent-topped clock tower, hotel towers and the minarets of Masjid al-Haram under a violet and rose evening sky',
    ar: 'برج الساعة المتوّج بالهلال وأبراج الفنادق ومآذن المسجد الحرام تحت سماء مسائية بنفسجية ووردية',
  },
  'madinah-green-dome-umbrellas': {
    tr: 'Mescid-i Nebevî’nin yeşil ve gümüş kubbeleri, minareleri ve avludaki açık şemsiyeler',
    en: 'The green and silver domes and the minarets of the Prophet’s Mosque, with the open courtyard umbrellas',
    ar: 'القبة الخضراء والقباب الفضية ومآذن المسجد النبوي مع المظلات المفتوحة في الساحة',
  },
  'arafat-mina-tents': {
    tr: 'Gün batımında beyaz sütunlu Cebel-i Rahme, önünde sıra sıra beyaz çadırlar ve ihramlı hacılar',
    en: 'The Mount of Mercy with its white pillar at sunset, rows of white tents and pilgrims in ihram in front',
    ar: 'جبل الرحمة بعموده الأبيض وقت الغروب، وأمامه صفوف الخيام البيضاء وحجاج بملابس الإحرام',
  },
  'jabal-al-nour-hira-night': {
    tr: 'Yıldızlı gecede Nur Dağı’na kıvrılarak çıkan ışıklı yol ve zirvede parlayan Hira Mağarası',
    en: 'A lamp-lit path winding up Jabal al-Nour under the stars to the glowing cave of Hira',
    ar: 'طريق مضاء يتعرّج صعودًا على جبل النور تحت النجوم نحو غار حراء المضيء',
  },
  'ramadan-crescent-iftar': {
    tr: 'Büyük hilal ve renkli fenerler altında Harem-i Şerif, önde hurma, su ve kahve ibriği olan iftar sofrası',
    en: 'The Haram under a large crescent and coloured lanterns, with an iftar spread of dates, water and a coffee pot',
    ar: 'الحرم تحت هلال كبير وفوانيس ملونة، وأمامه سفرة إفطار من تمر وماء ودلّة قهوة',
  },
  'madinah-quba-palms': {
    tr: 'Hurma ağaçları arasında beyaz kubbeli, dört minareli Kubâ Mescidi',
    en: 'The white domes and four minarets of Quba Mosque framed by date palms',
    ar: 'مسجد قباء بقبابه البيضاء ومآذنه الأربع بين أشجار النخيل',
  },
  'istanbul-sultanahmet-bosphorus': {
    tr: 'Altı minareli Sultanahmet Camii, önünde Boğaz’da vapur ve martılar',
    en: 'The six-minaret Blue Mosque above the Bosphorus with a passenger ferry and gulls',
    ar: 'جامع السلطان أحمد بمآذنه الست فوق البوسفور مع عبّارة ركاب ونوارس',
  },
  'istanbul-hagia-sophia-dusk': {
    tr: 'Akşam ışığında Ayasofya’nın büyük kubbesi, dört minaresi ve önündeki fıskiyeli havuz',
    en: 'The great dome and four minarets of Hagia Sophia at dusk, with a fountain pool in front',
    ar: 'قبة آيا صوفيا الكبيرة ومآذنها الأربع عند الغسق، وأمامها بركة ونافورة',
  },
  'istanbul-galata-golden-horn': {
    tr: 'Kırmızı çatılı evlerin üzerinde yükselen Galata Kulesi, önünde Haliç’te tekneler ve vapur',
    en: 'Galata Tower rising over red-roofed houses, with boats and a ferry on the Golden Horn',
    ar: 'برج غلطة شامخًا فوق البيوت ذات الأسقف الحمراء، والقوارب والعبّارة في القرن الذهبي',
  },
  'istanbul-bosphorus-yali-topkapi': {
    tr: 'Kırmızı ahşap yalı, erguvanlar, kayık ve arkada Topkapı Sarayı’nın Adalet Kulesi',
    en: 'A red wooden waterside mansion with Judas trees and a rowing boat, Topkapı’s Tower of Justice behind',
    ar: 'قصر خشبي أحمر على الماء مع أشجار الأرجوان وقارب تجديف، وخلفه برج العدل في توب كابي',
  },
  'istanbul-princes-islands-ferry': {
    tr: 'Çam ormanlı ada ve beyaz köşklerin önünden geçen vapur, martılar ve yelkenli',
    en: 'A ferry passing a pine-covered island with white mansions, gulls and a sailing boat',
    ar: 'عبّارة تمرّ أمام جزيرة مكسوّة بالصنوبر وقصور بيضاء مع نوارس ومركب شراعي',
  },
  'cappadocia-balloons': {
    tr: 'Gün doğumunda peri bacalarının üzerinde renkli sıcak hava balonları',
    en: 'Colourful hot-air balloons over the fairy chimneys at sunrise',
    ar: 'مناطيد ملونة فوق مداخن الجنيات عند الشروق',
  },
  'pamukkale-terraces': {
    tr: 'Gün batımında turkuaz sulu beyaz traverten havuzları ve antik sütunlar',
    en: 'White travertine pools of turquoise water at sunset with ancient columns',
    ar: 'أحواض الترافرتين البيضاء بمياهها الفيروزية وقت الغروب مع أعمدة أثرية',
  },
  'bursa-yesil-uludag': {
    tr: 'Turkuaz çinili Yeşil Türbe, selviler, arkada karlı Uludağ ve teleferik',
    en: 'The turquoise-tiled Green Tomb among cypresses, with snowy Uludağ and a cable car behind',
    ar: 'الضريح الأخضر المكسوّ بالبلاط الفيروزي بين أشجار السرو، وخلفه أولوداغ المثلج والتلفريك',
  },
  'ephesus-celsus-library': {
    tr: 'Efes’te iki katlı sütunlu Celsus Kütüphanesi cephesi',
    en: 'The two-storey columned façade of the Library of Celsus at Ephesus',
    ar: 'واجهة مكتبة سيلسوس ذات الطابقين والأعمدة في أفسس',
  },
  'trabzon-uzungol': {
    tr: 'Ormanlı vadide göle yansıyan çift minareli cami ve kayık',
    en: 'A twin-minaret mosque mirrored in a lake in a forested valley, with a rowing boat',
    ar: 'مسجد بمئذنتين ينعكس على بحيرة في وادٍ مكسوّ بالغابات مع قارب',
  },
  'trabzon-sumela': {
    tr: 'Sisli ormanın üzerinde sarp kayalığa yaslanmış Sümela Manastırı',
    en: 'Sumela monastery set into a cliff above misty forest',
    ar: 'دير سوميلا المتشبث بجرف صخري فوق غابة يلفّها الضباب',
  },
  'jerusalem-dome-of-the-rock': {
    tr: 'Altın kubbeli, mavi çinili Kubbetü’s-Sahra; kemerler, selviler ve zeytin ağaçları',
    en: 'The golden dome and blue tiles of the Dome of the Rock with arcades, cypresses and olive trees',
    ar: 'قبة الصخرة الذهبية ببلاطها الأزرق مع القناطر وأشجار السرو والزيتون',
  },
  'hotel-haram-view-room': {
    tr: 'Kâbe ve minarelere bakan geniş pencereli, seccadeli otel odası',
    en: 'A hotel room with a prayer rug and a wide window looking onto the Kaaba and minarets',
    ar: 'غرفة فندقية بسجادة صلاة ونافذة واسعة تطلّ على الكعبة والمآذن',
  },
  'hotel-luxury-facade-night': {
    tr: 'Işıklı kemerli girişi, turkuaz kubbesi ve hurma ağaçlarıyla gece lüks bir otel',
    en: 'A luxury hotel at night with a lit arched entrance, turquoise dome and palms',
    ar: 'فندق فاخر ليلًا بمدخل مقوّس مضاء وقبة فيروزية ونخيل',
  },
  'hotel-madinah-boutique-street': {
    tr: 'Ahşap cumbalı evler ve fenerler arasından Yeşil Kubbe’ye uzanan sokak',
    en: 'A lantern-strung street of wooden bay windows leading to the Green Dome',
    ar: 'شارع تزيّنه الفوانيس والرواشين الخشبية يمتد نحو القبة الخضراء',
  },
  'hotel-makkah-towers-noon': {
    tr: 'Öğle güneşinde çok katlı bir otel, yanında saat kulesi ve Mescid-i Haram’ın revakları',
    en: 'A tall hotel in the midday sun beside the clock tower and the arcades of Masjid al-Haram',
    ar: 'فندق شاهق في شمس الظهيرة بجوار برج الساعة وأروقة المسجد الحرام',
  },
  'hotel-makkah-arcade-dusk': {
    tr: 'Akşam kızıllığında kemerli girişi ışıklı, kubbeli bir otel ve arkasında Mekke saat kulesi',
    en: 'A domed hotel with lit arches at dusk and the Makkah clock tower behind it',
    ar: 'فندق بقبة وأقواس مضاءة وقت الغسق وخلفه برج الساعة في مكة',
  },
  'hotel-makkah-terrace-dawn': {
    tr: 'Gün doğarken teras teras yükselen bir otel, saat kulesi ve minareler',
    en: 'A terraced hotel at sunrise with the clock tower and minarets',
    ar: 'فندق متدرّج الشرفات وقت الشروق مع برج الساعة والمآذن',
  },
  'hotel-makkah-bays-evening': {
    tr: 'İkindi ışığında ahşap cumbalı bir otel, hurma ağaçları ve Mekke saat kulesi',
    en: 'A hotel with wooden bay windows in the evening light, palms and the Makkah clock tower',
    ar: 'فندق برواشين خشبية في ضوء العصر مع النخيل وبرج الساعة في مكة',
  },
  'hotel-makkah-houses-night': {
    tr: 'Yıldızlı gecede cumbaları ışıklı küçük bir otel, arkasında Mekke saat kulesi',
    en: 'A small hotel with lit bay windows under the stars, the Makkah clock tower behind',
    ar: 'فندق صغير برواشين مضاءة تحت النجوم وخلفه برج الساعة في مكة',
  },
  'hotel-madinah-towers-evening': {
    tr: 'Akşamüstü çok katlı bir otel, yanında Yeşil Kubbe, minareler ve açık şemsiyeler',
    en: 'A tall hotel in the evening beside the Green Dome, minarets and open umbrellas',
    ar: 'فندق شاهق مساءً بجوار القبة الخضراء والمآذن والمظلات المفتوحة',
  },
  'hotel-madinah-court-noon': {
    tr: 'Turkuaz kubbeli, kemerli bir otel ve arkasında Yeşil Kubbe’yle Mescid-i Nebevî',
    en: 'An arcaded hotel with a turquoise dome, the Prophet’s Mosque and its Green Dome behind',
    ar: 'فندق بأقواس وقبة فيروزية وخلفه المسجد النبوي بقبته الخضراء',
  },
  'hotel-madinah-garden-night': {
    tr: 'Hilalli gecede teraslı bir otel, hurma ağaçları ve Yeşil Kubbe',
    en: 'A terraced hotel on a crescent night with palms and the Green Dome',
    ar: 'فندق متدرّج في ليلة هلال مع النخيل والقبة الخضراء',
  },
  'hotel-jerusalem-garden-dusk': {
    tr: 'Akşam ışığında kemerli taş bir otel, arkasında surlar ve altın kubbesiyle Kubbetü’s-Sahra',
    en: 'An arcaded stone hotel at dusk with the city walls and the golden Dome of the Rock behind',
    ar: 'فندق حجري بأقواس عند الغسق وخلفه الأسوار وقبة الصخرة الذهبية',
  },
  'hotel-istanbul-bosphorus-terrace': {
    tr: 'Çay ve simit kurulu teras masasından Boğaz Köprüsü ve Ortaköy Camii manzarası',
    en: 'A terrace table with tea and simit overlooking the Bosphorus bridge and Ortaköy Mosque',
    ar: 'طاولة على الشرفة بالشاي والسميت تطلّ على جسر البوسفور وجامع أورتاكوي',
  },
  'flight-wing-clouds-desert': {
    tr: 'Gün batımında bulutların ve çölün üzerinde uçak kanadı',
    en: 'An aircraft wing over clouds and desert dunes at sunset',
    ar: 'جناح طائرة فوق الغيوم وكثبان الصحراء وقت الغروب',
  },
  'transfer-vip-van-mountain-road': {
    tr: 'Dağ yolunda siyah VIP transfer aracı',
    en: 'A black VIP van on a mountain road',
    ar: 'سيارة فان سوداء لكبار الشخصيات على طريق جبلي',
  },
  'coach-desert-makkah-madinah': {
    tr: 'Gün batımında çöl yolunda yeşil-beyaz tur otobüsü, arkada deve kervanı',
    en: 'A green and white coach on a desert road at sunset with camels in the distance',
    ar: 'حافلة خضراء وبيضاء على طريق صحراوي وقت الغروب وفي الأفق جِمال',
  },
  'haramain-train': {
    tr: 'Viyadükte ilerleyen hızlı tren, arkada hurmalıklar ve Medine silueti',
    en: 'A high-speed train on a viaduct with palm groves and the Madinah skyline behind',
    ar: 'قطار سريع على جسر وخلفه بساتين النخيل وأفق المدينة المنورة',
  },
  'still-life-ihram-suitcase': {
    tr: 'Bavul, katlanmış ihram, tespih, pasaport, fener ve zemzem şişesi',
    en: 'A suitcase, folded ihram, prayer beads, passport, lantern and a bottle of Zamzam',
    ar: 'حقيبة سفر وإحرام مطوي ومسبحة وجواز سفر وفانوس وقارورة زمزم',
  },
  'samarkand-registan': {
    tr: 'Turkuaz kubbeli ve çinili üç medresesiyle Registan Meydanı',
    en: 'Registan square with its three tiled madrasas and turquoise domes',
    ar: 'ساحة الريجستان بمدارسها الثلاث المزينة بالبلاط وقبابها الفيروزية',
  },
  'mostar-bridge': {
    tr: 'Zümrüt Neretva üzerindeki taş kemerli Mostar Köprüsü, kuleler ve minareler',
    en: 'The stone arch of Mostar over the emerald Neretva with towers and minarets',
    ar: 'جسر موستار الحجري فوق نهر نيريتفا الزمردي مع الأبراج والمآذن',
  },
  'andalusia-alhambra': {
    tr: 'Karlı Sierra Nevada önünde kızıl Elhamra surları ve beyaz evler',
    en: 'The red walls of the Alhambra before the snowy Sierra Nevada, white houses below',
    ar: 'أسوار الحمراء أمام جبال سييرا نيفادا المثلجة وتحتها بيوت بيضاء',
  },
  'not-found-caravan-night': {
    tr: 'Dolunay ve yıldızlar altında kum tepelerinde tek bir deve kervanı',
    en: 'A lone camel caravan on the dunes under a full moon and stars',
    ar: 'قافلة جِمال وحيدة على الكثبان تحت البدر والنجوم',
  },
  'empty-cart-luggage-trolley': {
    tr: 'Kemerli pencere önünde, üzerine bir serçe konmuş boş pirinç bavul arabası',
    en: 'An empty brass luggage trolley with a sparrow on it before an arched window',
    ar: 'عربة أمتعة نحاسية فارغة يقف عليها عصفور أمام نافذة مقوّسة',
  },
  'og-background': {
    tr: 'Hilal altında Medine, İstanbul ve Mekke silueti ile kervan',
    en: 'A skyline of Madinah, Istanbul and Makkah with a caravan under a crescent',
    ar: 'أفق المدينة وإسطنبول ومكة مع قافلة تحت الهلال',
  },
  'avatar-default': {
    tr: 'Yüz hatları olmayan, takkeli varsayılan kullanıcı simgesi',
    en: 'A faceless default user figure in a white cap',
    ar: 'رمز مستخدم افتراضي بلا ملامح يرتدي طاقية بيضاء',
  },
  'spots/visa': {
    tr: 'Onay damgalı pasaport',
    en: 'A passport with an approval stamp',
    ar: 'جواز سفر عليه ختم الموافقة',
  },
  'spots/flight': {
    tr: 'Bulutların üzerinde uçak',
    en: 'An airplane above clouds',
    ar: 'طائرة فوق الغيوم',
  },
  'spots/hotel': {
    tr: 'Kubbeli otel ve hurma ağaçları',
    en: 'A domed hotel with palms',
    ar: 'فندق بقبة ونخيل',
  },
  'spots/guide': {
    tr: 'Elinde bayrakla kafileye yol gösteren rehber',
    en: 'A guide with a flag leading pilgrims',
    ar: 'مرشد يحمل راية ويقود المعتمرين',
  },
  'spots/meals': {
    tr: 'Altın kapaklı sıcak yemek tepsisi',
    en: 'A hot meal under a golden cloche',
    ar: 'وجبة ساخنة تحت غطاء ذهبي',
  },
  'spots/transfer': {
    tr: 'Konum iğneli siyah transfer aracı',
    en: 'A black transfer van with a map pin',
    ar: 'سيارة نقل سوداء مع دبوس موقع',
  },
  'spots/zamzam': {
    tr: 'Zemzem şişesi ve bardak',
    en: 'A bottle and a glass of Zamzam',
    ar: 'قارورة وكأس من ماء زمزم',
  },
  'spots/ziyarat': {
    tr: 'Yeşil kubbe, minare ve konum iğnesi',
    en: 'A green dome, a minaret and a map pin',
    ar: 'قبة خضراء ومئذنة ودبوس موقع',
  },
  'spots/insurance': {
    tr: 'Yıldız ve onay işaretli kalkan',
    en: 'A shield with a star and a check mark',
    ar: 'درع عليه نجمة وعلامة صح',
  },
  'spots/payment': {
    tr: 'Banka kartı ve madeni paralar',
    en: 'A bank card and coins',
    ar: 'بطاقة مصرفية وعملات معدنية',
  },
  'spots/call': {
    tr: 'Ahizeli telefon ve mesaj balonu',
    en: 'A phone with a handset and a message bubble',
    ar: 'هاتف عليه سماعة وفقاعة رسالة',
  },
  'spots/quiz': {
    tr: 'Soru kartı ve onay işareti',
    en: 'A question card with a check mark',
    ar: 'بطاقة سؤال وعلامة صح',
  },
} satisfies Record<string, Localised>

/** Every drawing by what it shows, for choosing one. */
export function listArt(locale: Locale): { value: string; label: string; src: string }[] {
  return (Object.keys(alternatives) as ArtKey[]).map((key) => ({
    value: key,
    label: art(key, locale).alt,
    src: art(key, locale).src,
  }))
}
