import { z } from 'zod'
import { wireNameOf } from '#app/wire/traveller-on-wire.ts'
import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused, type IntakeRefusal } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail } from '#kernel/result.ts'
import { CONSENT_VERSION } from '#modules/engagement/index.ts'
import { askForReservation, type ReservationRefusal } from '#modules/engagement/index.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import type { Route } from './+types/reservation-requests-resource.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'

const PassengerBody = z.strictObject({
  name: typed,
  surname: typed,
  gender: typed,
  birthDate: typed,
  tckn: typed,
  passportNo: typed,
  passportExpiry: typed,
})

const ReservationBody = intakeBody({
  tourId: z.string().max(120).default(''),
  contact: z.strictObject({ name: typed, email: typed, phone: typed }).prefault({}),
  roomType: typed,
  babies: z.number().default(0),
  children: z.number().default(0),
  note: typed,
  passengers: z.array(PassengerBody).max(99).default([]),
  consent: z.boolean().default(false),
})

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Ask for places on a departure',
      body: ReservationBody,
      answers: { 202: IntakeAnswer },
      problems: [
        'human_check_failed',
        'tour_not_found',
        'tour_full',
        'tour_closed',
        'tckn',
        'passport_expiry',
        'group_size',
        'phone',
        'email',
        'agreements',
      ],
    },
  },
}

/** A request for places: no seat is taken, the agency answers. */
export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: ReservationBody,
    message: (locale) => translator(locale, 'requests')('sent-reservation-title'),
    async keep({ tourId, contact, roomType, babies, children, note, passengers, consent }, sender) {
      const { locale, address, now } = sender
      if (tourId.trim() === '') return fail(withoutTour(locale, contact))
      const draft = {
        contact,
        roomType,
        babies: String(babies),
        children: String(children),
        note,
        passengers: passengers.map((passenger) => ({
          firstName: passenger.name,
          lastName: passenger.surname,
          gender: passenger.gender,
          bornOn: passenger.birthDate,
          tckn: passenger.tckn,
          passportNo: passenger.passportNo,
          passportExpiresOn: passenger.passportExpiry,
        })),
        hasConsent: consent,
      }
      const asked = await askForReservation(
        db,
        { tourId, draft, locale, address, consentVersion: CONSENT_VERSION },
        now,
      )
      return asked.ok ? asked : fail(refusalOf(locale, asked.error))
    },
  })
}

/** Without a departure nothing else can be checked; what is empty beside it is said along. */
function withoutTour(locale: Locale, contact: Record<'name' | 'email' | 'phone', string>): IntakeRefusal {
  const message = translator(locale, 'forms')('required')
  const empty = (['name', 'email', 'phone'] as const).filter((field) => contact[field].trim() === '')
  const pointers = ['/tourId', ...empty.map((field) => `/contact/${field}`)]
  return fieldsRefused(pointers.map((pointer) => ({ pointer, code: 'required', message })))
}

function refusalOf(locale: Locale, refusal: ReservationRefusal): IntakeRefusal {
  const tour = translator(locale, 'tour')
  switch (refusal.code) {
    case 'tour-not-found':
      return { code: 'tour_not_found' }
    case 'tour-closed':
      return { code: 'tour_closed', detail: tour('closed') }
    case 'tour-full': {
      const { days, seatsLeft } = refusal
      const detail = seatsLeft > 0 ? tour('too-many', { count: seatsLeft }) : tour('full', { n: String(days) })
      return { code: 'tour_full', detail }
    }
    case 'invalid-fields': {
      const problems = sayProblems(locale, refusal.problems).map(onWire)
      return fieldsRefused(problems, ['tckn', 'passport_expiry', 'group_size', 'phone', 'email', 'agreements'])
    }
  }
}

function onWire(problem: FieldProblem): FieldProblem {
  return { ...problem, pointer: problem.pointer.split('/').map(wireNameOf).join('/') }
}
