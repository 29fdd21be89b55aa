import { add, allocateBy, money, subtract, type Money } from '#kernel/money.ts'
import { priceOfPerson, type PersonTerms } from './party.ts'

type Member = PersonTerms & { isCancelled: boolean }

/**
 * Whose discount grows when the price of an order that somebody left falls by `fall`: those who travel bear it alone, in
 * proportion to what they pay, so that whoever left bears of the price what they bore. `undefined` when nothing would be
 * left for those who travel to pay.
 */
export function shareFall<Person extends Member>(
  people: readonly Person[],
  { total, fall }: { total: Money; fall: Money },
): Person[] | undefined {
  const travelling = people.filter(({ isCancelled }) => !isCancelled)
  const prices = travelling.map((person) => priceOfPerson(person).minor)
  const all = people.reduce((minor, person) => minor + priceOfPerson(person).minor, 0)
  // What was agreed for the whole order, as for members, stands in the total and not with its people.
  const [taken] = allocateBy(money(all, total.currency), [fall.minor, subtract(total, fall).minor])
  const most = prices.reduce((minor, price) => minor + price, 0)
  if (!taken || taken.minor >= most) return undefined
  const shares = allocateBy(taken, prices)
  return travelling.map((person, index) => ({ ...person, discount: add(person.discount, shares[index] ?? taken) }))
}
