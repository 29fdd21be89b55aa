import { parseEmail } from '#kernel/email.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { checkTraveller } from './check-traveller.ts'
import {
  checkoutModes,
  consentKinds,
  contactCountries,
  MIN_CHECKOUT_PASSWORD,
  requiredConsents,
  type CheckedCheckout,
  type CheckoutDraft,
  type CheckoutFacts,
  type CheckoutTour,
  type ConsentKind,
  type Contact,
  type ContactDraft,
  type FieldCode,
  type FieldProblem,
  type TravellerDraft,
  type TravellerToCome,
} from './checkout.ts'
import { findSamePeople } from './same-person.ts'
import { readTravellerToCome } from './staff-order.ts'
import { healthFlags } from './traveller-fields.ts'
import { readChoice, readNote, readOptional, readRequired, type Read } from './text-fields.ts'

/** Reads a phone number that can be called; the server has the tables of all countries for it. */
export type ReadPhone = (typed: string) => { e164: string; key: string } | undefined

/**
 * Reads the whole form. Fails with every problem at once, in the order in which the form shows its fields, so that a
 * list of them leads from top to bottom.
 */
export function checkCheckout(
  draft: CheckoutDraft,
  facts: CheckoutFacts,
  readPhone: ReadPhone,
): Result<CheckedCheckout, FieldProblem[]> {
  const mode = readChoice(draft.mode, checkoutModes)
  const contact = checkContact(draft.contact, readPhone)
  const account = draft.mode === 'create' ? checkPassword(draft.account) : { password: null, problems: [] }
  const travellers = checkTravellers(draft, facts)
  const note = readNote(draft.note, 1000)
  const consents = readConsents(draft)

  const problems = [
    ...problemOf('/mode', mode),
    ...contact.problems,
    ...account.problems,
    ...travellers.problems,
    ...problemOf('/note', note),
    ...consents.problems,
  ]
  if (problems.length > 0 || 'code' in mode || 'code' in note || !contact.contact) return fail(problems)
  return ok({
    mode: mode.value,
    contact: contact.contact,
    password: account.password,
    travellers: travellers.travellers,
    consents: consents.consents,
    note: note.value,
  })
}

/** What somebody on the telephone may leave out: not everybody has an email address, and nobody spells a town. */
export const mayLackByTelephone = ['email', 'city'] as const

export type ContactMayLack = (typeof mayLackByTelephone)[number]

/** Reads who can be reached about an order; `mayLack` names what may stay empty. */
export function checkContact(
  draft: ContactDraft,
  readPhone: ReadPhone,
  mayLack: readonly ContactMayLack[] = [],
): { contact?: Contact; problems: FieldProblem[] } {
  const lacks = (field: ContactMayLack) => mayLack.includes(field) && draft[field].trim() === ''
  const firstName = readRequired(draft.firstName, 60)
  const lastName = readRequired(draft.lastName, 60)
  const email = lacks('email') ? nothing : readEmail(draft.email)
  const phone = readContactPhone(draft.phone, readPhone)
  const address = readOptional(draft.address, 300)
  const city = lacks('city') ? nothing : readRequired(draft.city, 80)
  const country = readChoice(draft.country, contactCountries)

  const reads = { firstName, lastName, email, phone, address, city, country }
  const problems = Object.entries(reads).flatMap(([field, read]) => problemOf(`/contact/${field}`, read))
  if (
    'code' in firstName ||
    'code' in lastName ||
    'code' in email ||
    'code' in phone ||
    'code' in address ||
    'code' in city ||
    'code' in country
  ) {
    return { problems }
  }
  return {
    problems,
    contact: {
      firstName: firstName.value,
      lastName: lastName.value,
      email: email.value,
      phone: phone.value.e164,
      phoneKey: phone.value.key,
      address: address.value,
      city: city.value,
      country: country.value,
    },
  }
}

const nothing: Read<string> = { value: '' }

function readEmail(typed: string): Read<string> {
  if (typed.trim() === '') return { code: 'required' }
  const email = parseEmail(typed)
  return email === undefined ? { code: 'email' } : { value: email }
}

function readContactPhone(typed: string, readPhone: ReadPhone): Read<{ e164: string; key: string }> {
  if (typed.trim() === '') return { code: 'required' }
  const phone = readPhone(typed)
  return phone === undefined ? { code: 'phone' } : { value: phone }
}

function checkPassword({ password, confirmPassword }: CheckoutDraft['account']): {
  password: string | null
  problems: FieldProblem[]
} {
  const problems: FieldProblem[] = []
  const passwordCode = passwordProblem(password)
  if (passwordCode) problems.push({ pointer: '/account/password', code: passwordCode })
  const confirmCode = confirmationProblem(password, confirmPassword)
  if (confirmCode) problems.push({ pointer: '/account/confirmPassword', code: confirmCode })
  return { password: problems.length === 0 ? password : null, problems }
}

function passwordProblem(password: string): FieldCode | undefined {
  if (password === '') return 'required'
  if ([...password].length < MIN_CHECKOUT_PASSWORD) return 'password-min6'
  return password.length > 128 ? 'too-long' : undefined
}

function confirmationProblem(password: string, confirmation: string): FieldCode | undefined {
  if (confirmation === '') return 'required'
  return password === confirmation ? undefined : 'password-mismatch'
}

function checkTravellers(
  draft: CheckoutDraft,
  { tours, today, papers }: CheckoutFacts,
): { travellers: TravellerToCome[]; problems: FieldProblem[] } {
  const travellers: TravellerToCome[] = []
  const problems: FieldProblem[] = []
  draft.travellers.forEach((each, index) => {
    const tour = tours.find(({ id }) => id === each.tourId)
    if (!tour) {
      problems.push({ pointer: `/travellers/${index}/tourId`, code: 'choice' })
      return
    }
    const pointer = `/travellers/${index}`
    const checked =
      papers === 'later' ? checkWithoutPapers(each, tour, today, pointer) : checkWithPapers(each, tour, today, pointer)
    if ('traveller' in checked) travellers.push(checked.traveller)
    else problems.push(...checked.problems)
  })
  return { travellers, problems: [...problems, ...newProblems(findSamePeople(draft.travellers), problems)] }
}

type CheckedTraveller = { traveller: TravellerToCome } | { problems: FieldProblem[] }

function checkWithPapers(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
  pointer: string,
): CheckedTraveller {
  const checked = checkTraveller(draft, tour, today)
  if ('traveller' in checked) return checked
  return {
    problems: Object.entries(checked.problems).map(([field, problem]) => ({
      pointer: `${pointer}/${field}`,
      ...problem,
    })),
  }
}

/** A name holds a seat and a birth date its fare. What else is typed has to be right, or is said to be renewed. */
function checkWithoutPapers(
  draft: TravellerDraft,
  tour: CheckoutTour,
  today: PlainDate,
  pointer: string,
): CheckedTraveller {
  return readTravellerToCome(draft, tour, today, pointer, {
    mustPassportLast: !draft.renewsPassport,
    needsBirthDate: true,
    isNationalityToCome: true,
  })
}

/** Problems of fields of which nothing else is said yet. */
function newProblems(found: readonly FieldProblem[], said: readonly FieldProblem[]): FieldProblem[] {
  return found.filter(({ pointer }) => said.every((each) => each.pointer !== pointer))
}

/** Health data are used only for travellers who ask for help, so that consent is needed only then. */
function readConsents(draft: CheckoutDraft): { consents: Record<ConsentKind, boolean>; problems: FieldProblem[] } {
  const needsHealth = draft.travellers.some((each) => healthFlags.some((name) => each[name]))
  const needed: ConsentKind[] = needsHealth ? [...requiredConsents, 'health'] : [...requiredConsents]
  const consents = Object.fromEntries(consentKinds.map((kind) => [kind, draft.consents[kind] === true])) as Record<
    ConsentKind,
    boolean
  >
  const missing = needed.filter((kind) => !consents[kind])
  return { consents, problems: missing.map((kind) => ({ pointer: `/consents/${kind}`, code: 'agreements' })) }
}

function problemOf(pointer: string, read: Read<unknown>): FieldProblem[] {
  return 'code' in read ? [{ pointer, code: read.code }] : []
}
