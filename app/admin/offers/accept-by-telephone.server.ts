import { redirect } from 'react-router'
import { refuseOffer, type AskedOfOffer, type OfferAnswer } from '#app/offers/act-on-offer.server.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { acceptByTelephone, type TelephoneFailure } from '#modules/agents/index.server.ts'
import { toldKinds, waysOfTelling, type ToldKind, type WayOfTelling } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { parseMomentField } from '../ui/moment-field.ts'

/** Accepts an offer for somebody on the telephone. @throws Response that leads to the order when it was placed. */
export async function acceptForCaller(db: Db, admin: Admin<'orders'>, asked: AskedOfOffer): Promise<OfferAnswer> {
  const { id, fields, locale, now } = asked
  const typed = (name: string) => (fields[`told.${name}`] ?? '').trim()
  const agreedAt = parseMomentField(typed('agreedAt'))
  const texts = readTexts(typed)
  if (!texts || !agreedAt) {
    const wrong = [...toldKinds.filter((kind) => !wayOf(typed(kind))), ...(agreedAt ? [] : ['agreedAt'])]
    return refuseOffer('invalid-agreement', fields, { wrong: wrong.map(toldName) })
  }
  const contact = {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phone: typed('phone'),
    address: '',
    city: typed('city'),
    country: 'TR',
  }
  const agreement = { agreedBy: typed('agreedBy'), agreedAt, texts }
  const accepted = await acceptByTelephone(
    db,
    admin,
    { id, version: Number(typed('version')), contact, agreement },
    now,
  )
  if (!accepted.ok) return refuseOffer(accepted.error.code, fields, { wrong: wrongIn(accepted.error).map(toldName) })
  throw redirect(paths.adminOrder(locale, accepted.value.order.publicId), 303)
}

function readTexts(typed: (name: string) => string): Record<ToldKind, WayOfTelling> | undefined {
  const [preInformation, terms, privacy] = [
    wayOf(typed('preInformation')),
    wayOf(typed('terms')),
    wayOf(typed('privacy')),
  ]
  return preInformation && terms && privacy && { preInformation, terms, privacy }
}

function wayOf(typed: string): WayOfTelling | undefined {
  return waysOfTelling.find((way) => way === typed)
}

function wrongIn(failure: TelephoneFailure): string[] {
  if (failure.code === 'invalid-agreement') return failure.fields
  return failure.code === 'invalid-contact' ? failure.fields.map((pointer) => pointer.replace(/^.*\//, '')) : []
}

/** Fields of this form stand beside those of the offer on one page. */
function toldName(name: string): string {
  return `told.${name}`
}
