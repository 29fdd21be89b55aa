import { expect, test } from 'vitest'
import { anAgency, aReserved } from '#modules/agents/testing/builders.ts'
import { wordsOf } from '#tests/setup/demo-site.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const agent = await signedIn(db, { isAgent: true })
  const agency = await anAgency(db, { userId: agent.userId })
  const { reservationId } = await aReserved(db, agency)
  return {
    send: (language: string, fields: Record<string, string>) =>
      postForm(app, `${language}/agent/reservations/${reservationId}`, fields, agent.headers),
  }
}

/** Every field of the first is wrong in its own way. */
const wrong = {
  intent: 'travellers',
  '0.fare': 'double',
  '0.firstName': 'Fatma 2',
  '0.lastName': 'أحمد',
  '0.gender': 'neither',
  '0.bornOn': '31.02.1980',
  '0.nationality': 'TR',
  '0.tckn': '12345678901',
  '0.passportNo': '!',
  '0.passportExpiresOn': '01.01.2020',
  '1.fare': 'double',
  '1.firstName': 'Ali',
  '1.nationality': 'Türkiye',
}

const twice = {
  intent: 'travellers',
  ...Object.fromEntries(
    ['0', '1'].flatMap((index) => [
      [`${index}.fare`, 'double'],
      [`${index}.nationality`, 'TR'],
      [`${index}.tckn`, '10000000146'],
    ]),
  ),
}

test.each([
  [
    '/tr',
    [
      'Adı pasaporttaki gibi Latin harfleriyle yazın',
      'Listeden birini seçin',
      'Geçerli bir doğum tarihi girin',
      'Ülke kodunu iki harfle yazın, örneğin TR',
      'Geçersiz T.C. kimlik numarası',
      'Pasaport numarasını pasaportta yazdığı gibi girin. Türk pasaportunda bir harf ve sekiz rakam vardır, örneğin U12345678',
      'Pasaport, dönüş tarihinden sonra en az 6 ay geçerli olmalıdır',
      'Bu kişi aynı seferde zaten yolcu',
      'Soyadı yazın',
    ],
  ],
  [
    '',
    [
      'Enter the name in Latin letters, as in the passport',
      'Please choose from the list',
      'Please enter a valid date of birth',
      'Enter the two-letter country code, such as TR',
      'Invalid Turkish identity number',
      'Enter the passport number as it is printed. Turkish passports have one letter and eight digits, such as U12345678',
      'Passport must be valid for at least 6 months after the return date',
      'This person already travels on the same departure',
      'Enter the last name',
    ],
  ],
  [
    '/ar',
    [
      'اكتب الاسم بالحروف اللاتينية كما في جواز السفر',
      'اختر من القائمة',
      'أدخل تاريخ ميلاد صحيحًا',
      'اكتب رمز الدولة من حرفين، مثل TR',
      'رقم الهوية التركية غير صحيح',
      'اكتب رقم الجواز كما ورد فيه. الجواز التركي حرف وثمانية أرقام، مثل U12345678',
      'يجب أن يبقى جواز السفر صالحًا 6 أشهر على الأقل بعد تاريخ العودة',
      'هذا الشخص مسافر في الرحلة نفسها',
      'اكتب اسم العائلة',
    ],
  ],
])('%s says beside each refused field of a traveller what to do, and keeps what was typed', async (language, said) => {
  const { send } = await aDesk()

  const page = await send(language, wrong)
  const same = await send(language, twice)

  const html = await page.text()
  const words = wordsOf(html + (await same.text()))
  expect(page.status).toBe(400)
  expect(said.filter((sentence) => !words.includes(sentence))).toEqual([])
  expect(['Fatma 2', '31.02.1980', '12345678901', '01.01.2020'].filter((typed) => !html.includes(typed))).toEqual([])
})
