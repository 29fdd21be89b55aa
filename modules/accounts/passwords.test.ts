import { expect, test } from 'vitest'
import { hashPassword, isRightPassword, verifyPassword } from './passwords.server.ts'

const KNOWN = '$argon2id$v=19$m=19456,t=2,p=1$ABEiM0RVZneImaq7zN3u/w$Oc11FB+0TuQRVg4M/q0TvKNvTF1cTWTrxJ+wWGVjQ5w'

test('hashes with argon2id, 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('Parola123!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('accepts a hash that another implementation made', async () => {
  expect(await verifyPassword(KNOWN, 'Parola123!')).toBe(true)
})

test('refuses a password that differs in one letter', async () => {
  expect(await verifyPassword(KNOWN, 'Parola123?')).toBe(false)
})

test('accepts composed and decomposed letters alike', async () => {
  const stored = await hashPassword('\u015Eifre12!')

  expect(await verifyPassword(stored, 'S\u0327ifre12!')).toBe(true)
})

test('without a stored hash no password is right', async () => {
  expect(await verifyPassword(undefined, 'Parola123!')).toBe(false)
})

test('an unknown account costs as much as a wrong password', async () => {
  await costOf(KNOWN)

  const [wrong, unknown] = [await costOf(KNOWN), await costOf(undefined)]

  expect(unknown).toBeGreaterThan(wrong / 2)
})

/** Of the processor, in microseconds: what else the machine does takes time and none of this. */
async function costOf(storedHash: string | undefined): Promise<number> {
  const before = process.cpuUsage()
  for (let round = 0; round < 8; round += 1) await isRightPassword(storedHash, 'wrong')
  const { user, system } = process.cpuUsage(before)
  return user + system
}
