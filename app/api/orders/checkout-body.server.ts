import { z } from 'zod'
import { sayPassport } from '#app/intake/say-passport.ts'
import { translator } from '#app/messages/translator.ts'
import {
  draftOfTraveller,
  formerOrderFields,
  refuseContradictions,
  travellerFields,
  wireNameOf,
} from '#app/wire/traveller-on-wire.ts'
import type { Locale } from '#kernel/locale.ts'
import type { CheckoutDraft, CookieLine, FieldCode, FieldProblem } from '#modules/booking/index.ts'
import type { FieldProblem as WireProblem } from '#platform/http/problem.server.ts'
import { CurrencyBody, ItemsBody } from './items-body.server.ts'
import { wordsOf, type OrderCode } from './refuse-order-call.server.ts'

const text = z.string().max(400).default('')

const PassengerBody = z
  .strictObject({
    /** Which item the passenger belongs to; may be left out when there is one. */
    itemId: z.string().max(120).optional(),
    roomType: z.string().max(20).optional(),
    ...travellerFields,
    ...formerOrderFields,
  })
  .superRefine(refuseContradictions)

export const CheckoutBody = z.strictObject({
  mode: z.enum(['guest', 'member', 'create']),
  quoteId: z.string().max(60).optional(),
  currency: CurrencyBody,
  items: ItemsBody,
  contact: z.strictObject({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    address: text,
    city: text,
    country: text,
  }),
  account: z.strictObject({ password: text, confirmPassword: text }).optional(),
  passengers: z.array(PassengerBody).max(99),
  consents: z
    .strictObject({
      terms: z.boolean(),
      privacy: z.boolean(),
      personalData: z.boolean(),
      health: z.boolean(),
      marketing: z.boolean(),
    })
    .partial(),
  note: z.string().max(5000).default(''),
})

/** The call as the form of the site would say it. Who accepts the terms has been given the information before them. */
export function draftOfCall(body: z.output<typeof CheckoutBody>, lines: readonly CookieLine[]): CheckoutDraft {
  const { consents } = body
  return {
    mode: body.mode,
    contact: body.contact,
    account: body.account ?? { password: '', confirmPassword: '' },
    travellers: body.passengers.map((passenger) => {
      const tourId = passenger.itemId ?? lines[0]?.tourId ?? ''
      const fare = passenger.roomType ?? lines.find((line) => line.tourId === tourId)?.fare ?? ''
      return draftOfTraveller(passenger, { tourId, fare })
    }),
    consents: { ...consents, preInformation: consents.terms === true },
    note: body.note,
  }
}

/** The problems of a form under the names of the call, and the code that stands for all of them. */
export function problemsOnWire(
  locale: Locale,
  problems: readonly FieldProblem[],
): { code: OrderCode; errors: WireProblem[] } {
  const errors = problems
    .filter(({ pointer }) => pointer !== '/consents/preInformation')
    .map(({ pointer, code, passport }) => ({
      pointer: wirePointer(pointer),
      code: wireCode[code],
      message:
        passport && code === 'passport-expiry'
          ? sayPassport(translator(locale, 'forms'), locale, passport)
          : wordsOf(locale, wireCode[code]),
    }))
  const isRequired = errors.some(({ code }) => code === 'form.required')
  return { code: isRequired ? 'form.required' : (errors[0]?.code ?? 'validation'), errors }
}

const wireCode: Record<FieldCode, OrderCode> = {
  required: 'form.required',
  agreements: 'agreements',
  email: 'email',
  'email-taken': 'email_taken',
  phone: 'phone',
  tckn: 'tckn',
  'passport-expiry': 'passport_expiry',
  'same-person': 'same_person',
  'password-min6': 'password_min6',
  'password-mismatch': 'password_mismatch',
  'too-long': 'validation',
  malformed: 'validation',
  choice: 'validation',
  'passport-name': 'validation',
  'passport-number': 'validation',
  'birth-date': 'validation',
  'age-baby': 'validation',
  'age-child': 'validation',
}

function wirePointer(pointer: string): string {
  const [, area, ...rest] = pointer.split('/')
  return area === 'travellers' ? ['', 'passengers', ...rest.map(wireNameOf)].join('/') : pointer
}
