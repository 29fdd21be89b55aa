import { z } from 'zod'
import { sayPassport } from '#app/intake/say-passport.ts'
import { translator } from '#app/messages/translator.ts'
import { formerOrderFields, refuseContradictions, travellerFields, wireNameOf } from '#app/wire/traveller-on-wire.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ProblemCode } from '#app/refusals/refusals.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import type { FieldCode, FieldProblem } from '#modules/booking/index.ts'
import type { StaffOrderRefusal } from '#modules/booking/index.server.ts'
import { CancellationBody } from './cancel-order-call.server.ts'
import { KeeperBody } from './hand-over-call.server.ts'
import type { StaffCall } from '../staff-call.server.ts'

const text = z.string().max(400).default('')

const papers = { ...travellerFields, ...formerOrderFields }

const ContactBody = z.strictObject({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  country: z.string().max(10).default('TR'),
})

export const PhoneOrderBody = z.strictObject({
  tourId: z.string().max(120),
  passengers: z
    .array(z.strictObject({ ...papers, roomType: z.string().max(20) }).superRefine(refuseContradictions))
    .min(1)
    .max(15)
    .meta({ description: 'Names are needed; papers that are left out come later.' }),
  contact: ContactBody,
  note: z.string().max(1000).default(''),
  locale: z.enum(locales).default(defaultLocale),
  holdHours: z.int().min(1).max(168).default(48),
  agreed: z.literal(true).meta({ description: 'The customer was told what has to be known before, and agreed.' }),
})

export const OrderChangeBody = z.strictObject({
  state: z.string().max(20).optional().meta({
    description: '`cancelled`, alone or with its reason and `cancellation`; others come of money.',
  }),
  note: z.string().max(1000).optional(),
  contact: ContactBody.optional(),
  passengers: z
    .array(z.strictObject({ ...papers, id: z.string().max(40) }).superRefine(refuseContradictions))
    .max(99)
    .optional(),
  reason: z.string().max(300).optional(),
  cancellation: CancellationBody.optional(),
  keeper: KeeperBody.optional().meta({ description: 'Alone: hands the customer over to another member of staff.' }),
})

const codeOfField: Partial<Record<FieldCode, ProblemCode>> = {
  email: 'email',
  phone: 'phone',
  tckn: 'tckn',
  'passport-expiry': 'passport_expiry',
  'same-person': 'same_person',
}

/** Fields as calls know them: `/travellers/0/bornOn` is `/passengers/0/birthDate`. */
export function refuseOrderFields(call: StaffCall, problems: readonly FieldProblem[]): Response {
  const { locale } = callFacts(call.context, call.url)
  const forms = translator(locale, 'forms')
  const fields = problems.map(({ pointer, code, passport }) => {
    const [, area = '', ...rest] = pointer.split('/')
    const isPassenger = area === 'travellers'
    const parts = isPassenger ? rest.map(wireNameOf) : rest
    const path = ['', isPassenger ? 'passengers' : area, ...parts].join('/')
    const message = passport && code === 'passport-expiry' ? sayPassport(forms, locale, passport) : undefined
    return { pointer: path, code: codeOfField[code] ?? ('validation' as const), message }
  })
  return refuseFields(call, fields)
}

export function refuseOrder(call: StaffCall, refusal: StaffOrderRefusal): Response {
  switch (refusal.code) {
    case 'invalid-fields':
      return refuseOrderFields(call, refusal.problems)
    case 'seats-gone':
      return refuseWith(call, 'tour_full')
    case 'refused-lines':
      return refuseWith(call, lineCodes[refusal.lines[0]?.code ?? 'item-unknown'])
    case 'idempotency-key-reused':
      return refuseWith(call, 'idempotency_key_reused')
    case 'cart-empty':
    case 'travellers-differ':
    case 'price-changed':
    case 'email-taken':
      return refuseFields(call, [{ pointer: '/passengers' }])
  }
}

const lineCodes = {
  'item-unknown': 'item_unknown',
  'tour-on-request': 'tour_closed',
  'tour-closed': 'tour_closed',
  'tour-full': 'tour_full',
  quantity: 'quantity',
} as const satisfies Record<string, ProblemCode>
