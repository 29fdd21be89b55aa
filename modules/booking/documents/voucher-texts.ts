import type { Locale } from '#kernel/locale.ts'
import type { VoucherFlag } from '../domain/traveller-fields.ts'

export type VoucherTexts = {
  title: string
  lead: string
  seller: string
  state: string
  orderNo: string
  placedOn: string
  customer: string
  travellers: string
  columns: [number: string, name: string, born: string, papers: string, room: string]
  flags: Record<VoucherFlag, string>
  /** The flights, by the clocks of the airports. */
  flights: string
  flightColumns: [number: string, leaves: string, arrives: string, baggage: string]
  terminal: string
  baggage: string
  bags: string
  cabin: string
  moment: string
  meeting: string
  /** When a journey sets off and where it takes people up. */
  start: string
  /** Buses, trains and transfers on which somebody has a place. */
  ridesTitle: string
  rides: Record<'bus' | 'train' | 'transfer', string>
  leader: string
  /** The number that is answered at any hour. */
  duty: string
  /** What the page behind the code is, and what is on it. */
  pocket: { title: string; lead: string }
  subtotal: string
  discount: string
  taxIncluded: string
  taxOnTop: string
  total: string
  reminderTitle: string
  reminders: string[]
  passportUntil: string
  footer: string
}

/** `{names}` are filled in by the voucher. */
export const voucherTexts: Record<Locale, VoucherTexts> = {
  tr: {
    title: 'Sefer belgesi',
    lead: 'Bu sefer belgesi (voucher) ödemeniz tamamlandığında düzenlenir ve yerinizin ayrıldığını gösterir.',
    seller: 'Acenteniz',
    state: 'Ödendi, yer ayrıldı',
    orderNo: 'Rezervasyon no',
    placedOn: 'Rezervasyon tarihi',
    customer: 'Adına düzenlenen',
    travellers: 'Yolcu sayısı',
    columns: ['No', 'Yolcu', 'Doğum tarihi', 'Pasaport / kimlik', 'Oda'],
    flags: { needsWheelchair: 'Tekerlekli sandalye' },
    flights: 'Uçuşlar (yerel saatle)',
    flightColumns: ['Uçuş', 'Kalkış', 'Varış', 'Bagaj'],
    terminal: '{airport} Terminal {terminal}',
    baggage: '{kg} kg bagaj',
    bags: '{bags} × {kg} kg bagaj',
    cabin: '{kg} kg el bagajı',
    moment: '{day} {time}',
    meeting: 'Buluşma: {where}',
    start: 'Kalkış: {where}',
    ridesTitle: 'Yoldaki araçlar',
    rides: { bus: 'Otobüs', train: 'Tren', transfer: 'Transfer' },
    leader: 'Kafile başkanı',
    duty: 'Nöbetçi telefon (24 saat)',
    pocket: {
      title: 'Cep sayfası',
      lead: 'Uçuş saatleri, oteller ve telefonlar büyük harflerle; internetsiz de açılır. Kodu telefonunuzla okutun ya da dokunun.',
    },
    subtotal: 'Ara toplam',
    discount: 'İndirim',
    taxIncluded: 'Vergi (%{rate}), fiyata dâhil',
    taxOnTop: 'Vergi (%{rate})',
    total: 'Toplam',
    reminderTitle: 'Yola çıkmadan',
    reminders: [
      'Buluşma yeri ve uçuş saatlerini yolculuktan en az 48 saat önce e-postayla göndeririz.',
      'Pasaport, vize çıktısı, aşı kartı ve ilaçlarınız yanınızda olsun.',
    ],
    passportUntil: 'Pasaportunuz en az {date} tarihine kadar geçerli olmalı.',
    footer: '{firm} · {address} · {phone} · TÜRSAB {group} Grubu, belge no {number}',
  },
  en: {
    title: 'Travel voucher',
    lead: 'This voucher is issued when your payment is complete and shows that your places are booked.',
    seller: 'Your agency',
    state: 'Paid, places booked',
    orderNo: 'Booking no.',
    placedOn: 'Booked on',
    customer: 'Issued to',
    travellers: 'Travellers',
    columns: ['No.', 'Traveller', 'Date of birth', 'Passport / ID', 'Room'],
    flags: { needsWheelchair: 'Wheelchair' },
    flights: 'Flights (local times)',
    flightColumns: ['Flight', 'Departure', 'Arrival', 'Luggage'],
    terminal: '{airport} Terminal {terminal}',
    baggage: '{kg} kg of luggage',
    bags: '{bags} × {kg} kg of luggage',
    cabin: '{kg} kg of hand luggage',
    moment: '{day} {time}',
    meeting: 'Meeting: {where}',
    start: 'Start: {where}',
    ridesTitle: 'Rides',
    rides: { bus: 'Bus', train: 'Train', transfer: 'Transfer' },
    leader: 'Group leader',
    duty: 'Duty line (24 hours)',
    pocket: {
      title: 'Pocket page',
      lead: 'Flight hours, hotels and phones in large letters, also without a connection. Scan the code or tap here.',
    },
    subtotal: 'Subtotal',
    discount: 'Discount',
    taxIncluded: 'Tax ({rate}%), included',
    taxOnTop: 'Tax ({rate}%)',
    total: 'Total',
    reminderTitle: 'Before you leave',
    reminders: [
      'We send the meeting place and the flight times by email at least 48 hours before the journey.',
      'Carry your passport, the printed visa, the vaccination card and your medicine.',
    ],
    passportUntil: 'The passport must be valid until {date} at least.',
    footer: '{firm} · {address} · {phone} · TÜRSAB group {group}, licence no. {number}',
  },
  ar: {
    title: 'قسيمة السفر',
    lead: 'تصدر هذه القسيمة عند اكتمال الدفع، وتثبت حجز مقاعدك.',
    seller: 'وكالتك',
    state: 'مدفوع والمقاعد محجوزة',
    orderNo: 'رقم الحجز',
    placedOn: 'تاريخ الحجز',
    customer: 'صدرت باسم',
    travellers: 'عدد المسافرين',
    columns: ['الرقم', 'المسافر', 'تاريخ الميلاد', 'جواز السفر / الهوية', 'الغرفة'],
    flags: { needsWheelchair: 'كرسي متحرك' },
    flights: 'الرحلات الجوية (بالتوقيت المحلي)',
    flightColumns: ['الرحلة', 'الإقلاع', 'الوصول', 'الأمتعة'],
    terminal: 'مبنى الركاب {terminal} في مطار {airport}',
    baggage: '{kg} كغ أمتعة',
    bags: '{bags} × {kg} كغ أمتعة',
    cabin: '{kg} كغ حقيبة يد',
    moment: '{day} {time}',
    meeting: 'اللقاء: {where}',
    start: 'الانطلاق: {where}',
    ridesTitle: 'وسائل النقل',
    rides: { bus: 'الحافلة', train: 'القطار', transfer: 'النقل' },
    leader: 'رئيس المجموعة',
    duty: 'هاتف المناوبة (على مدار الساعة)',
    pocket: {
      title: 'صفحة الجيب',
      lead: 'مواعيد الرحلات والفنادق والهواتف بحروف كبيرة، وتُفتح دون اتصال أيضًا. امسح الرمز أو اضغط هنا.',
    },
    subtotal: 'المجموع الفرعي',
    discount: 'الخصم',
    taxIncluded: 'الضريبة ({rate}%)، مشمولة في السعر',
    taxOnTop: 'الضريبة ({rate}%)',
    total: 'الإجمالي',
    reminderTitle: 'قبل السفر',
    reminders: [
      'نرسل مكان اللقاء ومواعيد الرحلات الجوية بالبريد الإلكتروني قبل السفر بثمان وأربعين ساعة على الأقل.',
      'احمل معك جواز السفر والتأشيرة المطبوعة وبطاقة التطعيم وأدويتك.',
    ],
    passportUntil: 'يجب أن يكون جواز السفر صالحًا حتى {date} على الأقل.',
    footer: '{firm} · {address} · {phone} · تورساب، الفئة {group}، رقم الترخيص {number}',
  },
}
