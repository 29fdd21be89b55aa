import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { readPriceRules } from '#modules/booking/index.server.ts'
import { installmentRatesSetting } from '#modules/payments/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
import { aSite } from '#tests/setup/test-site.ts'

async function aDesk(staffRole: 'owner' | 'content' = 'owner') {
  const site = await aSite()
  const { db } = site.database
  const { headers, token } = await staffSignedIn(db, { staffRole })
  const open = async (group: string) => {
    const { status, text } = await site.ask(`/tr/admin/settings/general/${group}`, headers)
    return { status, text, fields: fieldsOfForm(text) }
  }
  const save = (group: string, fields: Record<string, string>) =>
    site.send(`/tr/admin/settings/general/${group}`, fields, headers)
  const call = async (method: string, body?: unknown, tag?: string) => {
    const answer = await site.ask(
      '/api/v1/admin/settings',
      {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(tag === undefined ? {} : { 'if-match': tag }),
      },
      method,
      body === undefined ? '' : JSON.stringify(body),
    )
    return { status: answer.status, tag: answer.headers.etag ?? '', body: JSON.parse(answer.text) }
  }
  return { db, site, headers, open, save, call }
}

test('labels name the field, its row and its language in the language of the page, and call nothing optional', async () => {
  const { text } = await (await aDesk()).open('identity')

  for (const label of ['Ticaret unvanı (İngilizce)', 'Açılış, 1. satır']) expect(text).toContain(label)
  expect(text).not.toContain('isteğe bağlı)</span>')
})

test('a changed setting is on every page in the next request, and in the audit log', async () => {
  const { db, site, open, save } = await aDesk()
  // Asked for twice, the second time from memory.
  await site.see('/tr/contact')
  expect((await site.see('/tr/contact')).text).toContain('Belge No 0000')
  const { fields } = await open('identity')

  const saved = await save('identity', { ...fields, 'site.licence.number': '12345' })

  expect([saved.status, saved.headers.location]).toEqual([302, '/tr/admin/settings/general/identity?saved=1'])
  const shown = (await site.see('/tr/contact')).text
  expect(shown).toContain('Belge No 12345')
  expect(shown).not.toContain('Belge No 0000')
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'settings.change', subject: { id: 'identity' } })
})

test.each(['identity', 'banks', 'languages', 'titles', 'terms', 'retention', 'mail', 'checks', 'trade', 'interface'])(
  'the group %s is saved as it was read without a change',
  async (group) => {
    const { db, open, save } = await aDesk()
    const { fields } = await open(group)

    const saved = await save(group, fields)

    expect(saved.status).toBe(302)
    expect((await listAuditEntries(db, { page: 1, pageSize: 5 })).entries).not.toContainEqual(
      expect.objectContaining({ action: 'settings.change' }),
    )
  },
)

test('a value that does not fit is named, nothing is saved and nothing typed is lost', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('identity')

  const refused = await save('identity', { ...fields, 'site.phone': '0212', 'site.firm.tr': 'Yeni Ad' })

  expect(refused.status).toBe(400)
  for (const words of ['Bu değer burada geçerli değil.', 'value="Yeni Ad"']) expect(refused.text).toContain(words)
  expect((await open('identity')).fields['site.firm.tr']).toBe('Kafile Turizm')
})

test.each(['0532 123 45 67', '+90 532', 'nöbetçi'])(
  'the duty line is not settled as %s, and its field says why',
  async (typed) => {
    const { open, save } = await aDesk()
    const { fields } = await open('identity')

    const refused = await save('identity', { ...fields, dutyPhone: typed })

    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Numarayı ülke koduyla, + ile başlayarak yazın.')
  },
)

test('the duty line is kept as it is dialled from any country, and may be empty again', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('identity')

  await save('identity', { ...fields, dutyPhone: '+90 (532) 123 45 67' })
  const kept = (await open('identity')).fields
  await save('identity', { ...kept, dutyPhone: '' })

  expect(kept['dutyPhone']).toBe('+905321234567')
  expect((await open('identity')).fields['dutyPhone']).toBe('')
})

test('the second of two who change a group is refused and keeps what was typed', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('mail')
  await save('mail', { ...fields, 'mailSender.name': 'Kafile' })

  const late = await save('mail', { ...fields, 'mailSender.name': 'Kervan' })

  expect(late.status).toBe(412)
  for (const words of ['Siz yazarken başka biri kaydetti', 'value="Kervan"']) expect(late.text).toContain(words)
})

test('the fields of a bank account stand together, apart from those of the next', async () => {
  const { text } = await (await aDesk()).open('banks')

  const rows = [...text.matchAll(/<div class="[^"]*row[^"]*">(.*?)(?=<div class="[^"]*row[^"]*">|<\/form>)/g)]
  const fields = rows.map(([, row = '']) => [...row.matchAll(/name="bankAccounts\.(\d+)\.\w+"/g)].map(([, at]) => at))
  expect(fields.length).toBeGreaterThan(0)
  for (const [at, names] of fields.entries()) expect(names).toEqual(Array.from({ length: 7 }, () => String(at)))
})

test('a bank account needs an IBAN that is one, and is shown to customers when it has', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('banks')
  const row = Object.keys(fields).filter((name) => name.endsWith('.iban')).length - 1
  const account = (iban: string) => ({
    ...fields,
    [`bankAccounts.${row}.bank`]: 'Örnek Bank',
    [`bankAccounts.${row}.accountHolder`]: 'Kafile Turizm',
    [`bankAccounts.${row}.iban`]: iban,
    [`bankAccounts.${row}.currency`]: 'TRY',
  })

  const wrong = await save('banks', account('TR33 0006 1005 1978 6457 8413 27'))
  const right = await save('banks', account('TR33 0006 1005 1978 6457 8413 26'))

  expect([wrong.status, right.status]).toEqual([400, 302])
  expect((await open('banks')).fields[`bankAccounts.${row}.iban`]).toBe('TR330006100519786457841326')
})

test('calls read and write the same settings, and tell no secret', async () => {
  const { call } = await aDesk()
  const read = await call('GET')

  const blind = await call('PATCH', { checks: { buildCheckMs: 5000 } })
  const written = await call('PATCH', { checks: { buildCheckMs: 5000 } }, read.tag)
  const stale = await call('PATCH', { checks: { buildCheckMs: 6000 } }, read.tag)
  const wrong = await call('PATCH', { checks: { buildCheckMs: 6000, humanCheckMinScore: 7 } }, written.tag)
  const unknown = await call('PATCH', { checks: { colour: 'red' } }, written.tag)

  expect(read.body.secrets).toMatchObject({ mail: null, iyzico: null })
  expect(blind.status).toBe(428)
  expect([written.status, written.body.checks.buildCheckMs]).toEqual([200, 5000])
  expect([stale.status, stale.body.code]).toEqual([412, 'edit_conflict'])
  expect(wrong.body.errors).toMatchObject([{ pointer: '/checks/humanCheckMinScore' }])
  expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown_field'])
  expect((await call('GET')).body.checks.buildCheckMs).toBe(5000)
})

test('calls give keys of providers, and are told which there are', async () => {
  const { call } = await aDesk()
  const { tag } = await call('GET')

  const half = await call('PATCH', { secrets: { TELEPHONY_KEY: 'hidden' } }, tag)
  const whole = await call('PATCH', { secrets: { TELEPHONY_KEY: 'hidden', TELEPHONY_URL: 'https://pbx.example' } }, tag)

  expect([half.status, half.body.errors]).toMatchObject([422, [{ pointer: '/secrets/TELEPHONY_URL' }]])
  expect([whole.status, whole.body.secrets.telephony]).toEqual([200, '***'])
  expect(JSON.stringify(whole.body)).not.toContain('hidden')
})

test('a call keeps settings and keys together or neither', async () => {
  const { call } = await aDesk()
  const { tag } = await call('GET')
  const checks = { buildCheckMs: 7000 }

  const half = await call('PATCH', { checks, secrets: { TELEPHONY_KEY: 'hidden' } }, tag)
  const wrong = await call(
    'PATCH',
    { checks: { buildCheckMs: -1 }, secrets: { TELEPHONY_KEY: 'hidden', TELEPHONY_URL: 'https://pbx.example' } },
    tag,
  )

  const { body } = await call('GET')
  expect([half.status, wrong.status]).toEqual([422, 422])
  expect(body.checks.buildCheckMs).not.toBe(7000)
  expect(body.secrets.telephony).toBeNull()
})

test('the launch list says what is missing and where it is mended', async () => {
  const { site, headers, open, save } = await aDesk()
  const list = async () => (await site.ask('/tr/admin/settings/launch', headers)).text
  const missing = (html: string) => (html.match(/>Eksik</g) ?? []).length
  const before = await list()
  const { fields } = await open('identity')

  await save('identity', { ...fields, 'site.licence.number': '12345' })

  expect(before).toContain('TÜRSAB belge numarası')
  expect(before).toContain('/tr/admin/settings/general/identity')
  expect(missing(await list())).toBe(missing(before) - 1)
})

test('settings are for the owner', async () => {
  const { open, call } = await aDesk('content')

  expect([(await open('identity')).status, (await call('GET')).status]).toEqual([403, 403])
})

test('what staff settle about the interface is told to every page in the next request', async () => {
  const { site, open, save } = await aDesk()
  await site.see('/tr/contact')
  const { fields } = await open('interface')

  await save('interface', { ...fields, 'interfaceRules.toastMs': '5000', 'interfaceRules.stickyAfterPx': '80' })

  const shown = (await site.see('/tr/contact')).text
  expect(shown).toContain('data-rules="{&quot;toastMs&quot;:5000,&quot;stickyAfterPx&quot;:80}"')
})

test.each([
  ['toastMs', '500', 'En az 1000 olmalı.'],
  ['badgeCap', '1000', 'En çok 999 olabilir.'],
  ['reloadGuardMs', 'on saniye', 'Tam sayı yazın.'],
  ['languageCookieDays', '0', 'En az 1 olmalı.'],
])('%s is not settled as %s, and its field says why', async (name, value, words) => {
  const { open, save } = await aDesk()
  const { fields } = await open('interface')

  const refused = await save('interface', { ...fields, [`interfaceRules.${name}`]: value })

  expect(refused.status).toBe(400)
  expect(refused.text).toContain(words)
})

test('the rules of tours hold everywhere at once', async () => {
  const { site, open, save } = await aDesk()
  await site.see('/tr/tours/duration/5-8')
  await site.see('/tr/tours/private')
  const { fields } = await open('trade')

  const saved = await save('trade', {
    ...fields,
    'groupSize.max': '20',
    'durationStarts.first': '4',
    'durationStarts.second': '8',
    umrahLengths: '5, 7, 21',
  })

  expect(saved.status).toBe(302)
  expect((await site.see('/tr/tours/duration/5-8')).text).toContain('4–7 günlük turlar')
  expect((await site.see('/tr')).text).toContain('3–6 gece')
  expect((await site.see('/tr/tours/private')).text).toContain('2 ile 20 arasında')
  expect((await open('trade')).fields['umrahLengths']).toBe('5, 7, 21')
})

test('a day among the settings is typed like any other day', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('trade')

  const saved = await save('trade', { ...fields, 'mahramRule.since': '1.9.2027' })

  expect([saved.status, fields['mahramRule.since']]).toEqual([302, '10.10.2022'])
  expect((await open('trade')).fields['mahramRule.since']).toBe('01.09.2027')
})

test.each([
  ['groupSize.max', '1', 'Değerler küçükten büyüğe sıralanmalı.'],
  ['durationStarts.third', '9', 'Değerler küçükten büyüğe sıralanmalı.'],
  ['umrahLengths', '5, 5, 7', 'Aynı değer iki kez yazılmış.'],
  ['umrahLengths', '', 'Bu alan boş bırakılamaz.'],
  ['passportMonths', '25', 'En çok 24 olabilir.'],
  ['eventTimes.startsAt', '25:00', 'Bu değer burada geçerli değil.'],
])('%s is not settled as %j, and its field says why', async (name, value, words) => {
  const { open, save } = await aDesk()
  const { fields } = await open('trade')

  const refused = await save('trade', { ...fields, [name]: value })

  expect(refused.status).toBe(400)
  expect(refused.text).toContain(words)
})

test('calls read and write prices and payments as their pages do, with amounts as everywhere in calls', async () => {
  const { db, call } = await aDesk()
  const read = await call('GET')
  const prices = {
    taxRate: 20,
    pricesIncludeTax: false,
    memberDiscounts: [{ amount: '75.50', currency: 'USD' }],
    installments: [
      { count: 1, surchargePercent: 0 },
      { count: 3, surchargePercent: 7.5 },
    ],
  }
  const depositTerms = { ...read.body.payments.depositTerms, amounts: [{ amount: '250.00', currency: 'USD' }] }

  const written = await call('PATCH', { prices, payments: { depositTerms, transferHoldHours: 48 } }, read.tag)

  expect(read.body.prices).toMatchObject({ taxRate: 18, memberDiscounts: [{ amount: '50.00', currency: 'USD' }] })
  expect(read.body.prices.installments).toContainEqual({ count: 12, surchargePercent: 25 })
  expect([written.status, written.body.prices]).toEqual([200, prices])
  expect(written.body.payments).toMatchObject({ depositTerms, transferHoldHours: 48 })
  expect(await readPriceRules(db)).toEqual({ taxRate: 2000, isTaxIncluded: false, memberDiscount: { USD: 7550 } })
  expect(await readSetting(db, installmentRatesSetting)).toContainEqual({ count: 3, surcharge: 750 })
  const { entries } = await listAuditEntries(db, { action: 'settings', page: 1, pageSize: 5 })
  expect(entries.map(({ subject }) => subject.id).toSorted()).toEqual(['payments', 'prices'])
})

test.each([
  ['/prices/taxRate', { prices: { taxRate: 101 } }],
  ['/prices/memberDiscounts', { prices: { memberDiscounts: [{ amount: 'much', currency: 'USD' }] } }],
  ['/prices/installments', { prices: { installments: [{ count: 3, surchargePercent: 8 }] } }],
  [
    '/prices/installments',
    {
      prices: {
        installments: [
          { count: 1, surchargePercent: 0 },
          { count: 24, surchargePercent: 30 },
        ],
      },
    },
  ],
  ['/payments/transferHoldHours', { payments: { transferHoldHours: 0 } }],
  [
    '/payments/depositTerms',
    { payments: { depositTerms: { restDueDays: 40, leastDays: 30, kinds: null, amounts: [] } } },
  ],
])('a call that settles what the page would refuse is refused at %s', async (pointer, body) => {
  const { call } = await aDesk()

  const refused = await call('PATCH', body, (await call('GET')).tag)

  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer }]])
})
