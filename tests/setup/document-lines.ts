/** What stands in a passport that is made for a test. */
type Specimen = {
  lastName: string
  firstName: string
  number: string
  country: string
  /** `YYMMDD` */
  birth: string
  sex: 'F' | 'M' | '<'
  expiry: string
  personal: string
}

const specimen: Specimen = {
  lastName: 'YILMAZ',
  firstName: 'AYSE',
  number: 'U12345678',
  country: 'TUR',
  birth: '600501',
  sex: 'F',
  expiry: '310511',
  personal: '',
}

/** The two lines of a passport, with the digits that fit; written from the rule and not from the reader of it. */
export function passportLines(facts: Partial<Specimen> = {}): string {
  const { lastName, firstName, number, country, birth, sex, expiry, personal } = { ...specimen, ...facts }
  const filled = (text: string, length: number) => text.replaceAll(' ', '<').padEnd(length, '<').slice(0, length)
  const no = filled(number, 9)
  const own = filled(personal, 14)
  const all = `${no}${digit(no)}${birth}${digit(birth)}${expiry}${digit(expiry)}${own}${digit(own)}`
  const first = filled(`P<${country.padEnd(3, '<')}${lastName}<<${firstName}`, 44)
  const second = `${no}${digit(no)}${country.padEnd(3, '<')}${birth}${digit(birth)}${sex}${expiry}${digit(expiry)}${own}${digit(own)}${digit(all)}`
  return `${first}\n${second}\n`
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Each sign is worth its place in the row of signs, and counts seven, three and one times in turn. */
function digit(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const value = Math.max(0, signs.indexOf(text.charAt(at)))
    sum += value * (at % 3 === 0 ? 7 : at % 3 === 1 ? 3 : 1)
  }
  return String(sum % 10)
}
