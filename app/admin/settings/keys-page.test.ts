import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { aSite } from '#tests/setup/test-site.ts'

async function aDesk(staffRole: 'owner' | 'finance' = 'owner') {
  const site = await aSite()
  const { headers } = await staffSignedIn(site.database.db, { staffRole })
  const open = () => site.ask('/tr/admin/settings/keys', headers)
  const save = (fields: Record<string, string>) => site.send('/tr/admin/settings/keys', fields, headers)
  return { site, db: site.database.db, headers, open, save }
}

const turnstile = {
  HUMAN_CHECK: 'turnstile',
  HUMAN_CHECK_SITE_KEY: 'a-site-key-for-pages',
  HUMAN_CHECK_SECRET: 'hidden-from-everybody',
}

test('keys hold at once, on pages too, and are never shown again', async () => {
  const { site, db, open, save } = await aDesk()
  expect((await site.see('/tr/contact')).text).not.toContain('a-site-key-for-pages')

  const saved = await save(turnstile)

  expect([saved.status, saved.headers.location]).toEqual([302, '/tr/admin/settings/keys?saved=1'])
  expect((await site.see('/tr/contact')).text).toContain('a-site-key-for-pages')
  expect((await open()).text).not.toContain('hidden-from-everybody')
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'settings.change', subject: { id: 'provider-keys' } })
  expect(JSON.stringify(entries)).not.toContain('hidden-from-everybody')
})

test('a key left empty stays, and one that is to be forgotten goes', async () => {
  const { site, save } = await aDesk()
  await save(turnstile)

  await save({ HUMAN_CHECK: '' })
  expect((await site.see('/tr/contact')).text).toContain('a-site-key-for-pages')
  await save(Object.fromEntries(Object.keys(turnstile).map((name) => [`remove-${name}`, '1'])))

  expect((await site.see('/tr/contact')).text).not.toContain('a-site-key-for-pages')
})

test.each([
  [{ IYZICO_API_KEY: 'half' }, 'IYZICO_SECRET_KEY'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ HUMAN_CHECK: 'captcha' }, 'HUMAN_CHECK'],
])('%j is refused, which is said by name and keeps nothing', async (fields, name) => {
  const { open, save } = await aDesk()

  const refused = await save(fields)

  expect(refused.status).toBe(400)
  expect(refused.text).toContain(`<bdi dir="ltr">${name}</bdi>`)
  expect((await open()).text).not.toContain('Kayıtlı</')
})

test('keys are for the owner', async () => {
  const { open, save } = await aDesk('finance')

  expect([(await open()).status, (await save(turnstile)).status]).toEqual([403, 403])
})

test('the texts for WhatsApp stand beside its keys, as they are entered at Meta', async () => {
  const { open } = await aDesk()

  const page = load((await open()).text)

  expect(page('dt').text()).toContain('journey_changed_urgent · ar')
  expect(page('dd').text()).toContain('Sayın {{1}}, {{2}} numaralı {{3}} yolculuğunuzda değişiklik var.')
})
