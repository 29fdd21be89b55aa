import { describe, expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import {
  cardBrand,
  cardBrandName,
  cardDigits,
  checkCard,
  groupCardNumber,
  groupExpiry,
  isCardNumber,
  parseExpiry,
  passesLuhn,
} from './card.ts'

const today = plainDate('2027-03-15')
const good = { number: '4111 1111 1111 1111', expiry: '12/28', cvc: '123', cardName: 'AYŞE YILMAZ' }

describe('card numbers', () => {
  test.each([
    ['4242424242424242', 'visa'],
    ['4111111111111111', 'visa'],
    ['4603450000000000', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['5528790000000008', 'mastercard'],
    ['378282246310005', 'amex'],
    ['374427000000003', 'amex'],
    ['9792072000017956', 'troy'],
    ['9792030394440796', 'troy'],
    ['9792020000000001', 'troy'],
    ['6500528865390837', 'troy'],
    ['6501700194147183', 'troy'],
    ['5890040000000016', 'maestro'],
    ['6221260000000000', 'unionpay'],
  ])('%s is accepted as %s', (number, brand) => {
    expect(isCardNumber(number)).toBe(true)
    expect(cardBrand(number)).toBe(brand)
  })

  test.each([
    '4242424242424241',
    '4111111111111112',
    '424242424242424',
    '0000000000000000',
    '4111',
    '',
    '41111111111111111111',
  ])('%s is refused', (number) => {
    expect(isCardNumber(number)).toBe(false)
  })

  test('twelve digits pass the check digit rule and are still too short', () => {
    expect(passesLuhn('501800000009')).toBe(true)
    expect(isCardNumber('501800000009')).toBe(false)
  })

  test('are read in Arabic digits, with spaces and with hyphens', () => {
    expect(cardDigits('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢')).toBe('4242424242424242')
    expect(cardDigits(' \u202A٤٢٤٢ ٤٢٤٢\u202C ')).toBe('42424242')
    expect(cardDigits('4111-1111-1111-1111')).toBe('4111111111111111')
    expect(cardDigits('4111 1111 1111 111O')).toBe('')
  })

  test('are grouped while they are typed', () => {
    expect(groupCardNumber('41111')).toBe('4111 1')
    expect(groupCardNumber('٤١١١١١١١')).toBe('4111 1111')
    expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005')
  })
})

describe('expiry', () => {
  test.each([
    ['12/28', { month: 12, year: 2028 }],
    ['1/28', { month: 1, year: 2028 }],
    ['08 / 30', { month: 8, year: 2030 }],
    ['0830', { month: 8, year: 2030 }],
    ['08/2030', { month: 8, year: 2030 }],
    ['١٢/٢٨', { month: 12, year: 2028 }],
  ])('%s is read', (typed, parsed) => {
    expect(parseExpiry(typed)).toEqual(parsed)
  })

  test.each(['13/30', '00/30', '12', 'ab/cd', '1/2/28'])('%s is refused', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined()
  })

  test('is grouped while it is typed', () => {
    expect(groupExpiry('5')).toBe('05')
    expect(groupExpiry('1/')).toBe('01')
    expect(groupExpiry('12')).toBe('12')
    expect(groupExpiry('122')).toBe('12 / 2')
    expect(groupExpiry('12/28')).toBe('12 / 28')
    expect(groupExpiry('12/2028')).toBe('12 / 28')
  })
})

describe('a typed card', () => {
  test('is accepted with its brand', () => {
    expect(checkCard(good, today)).toEqual({
      ok: true,
      value: {
        number: '4111111111111111',
        expiresIn: { month: 12, year: 2028 },
        cvc: '123',
        name: 'AYŞE YILMAZ',
        brand: 'visa',
      },
    })
  })

  test('needs every field', () => {
    expect(checkCard({ ...good, number: '1', cvc: '' }, today)).toEqual({
      ok: false,
      error: { code: 'card-required', fields: { number: 'card-number', cvc: 'card-required' } },
    })
  })

  test.each([
    ['4111 1111 1111 1112', 'card-number'],
    ['4111', 'card-number'],
  ])('with the number %s is refused', (number, code) => {
    expect(checkCard({ ...good, number }, today)).toMatchObject({ ok: false, error: { code } })
  })

  test.each(['12', '12345', 'abc', '1234'])('with the code %s is refused', (cvc) => {
    expect(checkCard({ ...good, cvc }, today)).toMatchObject({ ok: false, error: { code: 'card-cvc' } })
  })

  test('of American Express needs a code of four digits', () => {
    const amex = { ...good, number: '378282246310005' }

    expect(checkCard({ ...amex, cvc: '1234' }, today).ok).toBe(true)
    expect(checkCard({ ...amex, cvc: '123' }, today)).toMatchObject({ ok: false, error: { code: 'card-cvc' } })
  })

  test.each([
    ['03/27', true],
    ['02/27', false],
    ['13/30', false],
    ['03/47', true],
    ['04/47', false],
  ])('that expires in %s in March 2027 is accepted: %s', (expiry, isAccepted) => {
    expect(checkCard({ ...good, expiry }, today).ok).toBe(isAccepted)
  })
})

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['bonus', 'bonus'],
])('the brand %s is shown as %s', (brand, name) => {
  expect(cardBrandName(brand)).toBe(name)
})
