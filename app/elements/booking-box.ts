import { MAX_PARTY, PLACE, type BookingOffer } from '#app/site/tour/booking-offer.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { toDecimalText } from '#kernel/money.ts'
import { lineId } from '#modules/booking/index.ts'
import {
  FEW_SEATS,
  isRoomFare,
  priceParty,
  type Availability,
  type Party,
  type PartyOption,
} from '#modules/catalog/index.ts'
import { call } from './call.ts'
import { addToCart } from './cart-store.ts'
import { ConnectedElement } from './connected-element.ts'

type Seats = { seatsLeft: number; availability: Availability }

/** Counts the totals of the rooms for the travellers chosen, and puts them into the cart where the visitor stands. */
export class BookingBox extends ConnectedElement {
  #seatsLeft = 0

  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    if (!form) return
    const offer = JSON.parse(this.dataset.offer ?? '') as BookingOffer
    this.#seatsLeft = offer.seatsLeft
    form.addEventListener('input', () => this.#show(form, offer), { signal })
    form.addEventListener('submit', (event) => this.#add(event, form, offer), { signal })
    void this.#askSeats(form, offer, signal)
    this.#show(form, offer)
  }

  #show(form: HTMLFormElement, offer: BookingOffer): void {
    const party = partyOf(form)
    const options = priceParty(offer.fares, party)
    const travellers = party.adults + party.children + party.babies
    write(this.querySelector('[data-total-head]'), offer.words.totals[travellers - 1])
    for (const cell of this.querySelectorAll<HTMLElement>('[data-fare]')) {
      const option = options.find(({ fare }) => fare === cell.dataset.fare)
      write(cell.querySelector('bdi'), option ? formatMoney(option.total, offer.locale) : '–')
      write(cell.querySelector('small'), option ? noteOf(option, offer) : '')
    }
    this.#showProblem(form, problemOf(party, options, offer, this.#seatsLeft))
  }

  #showProblem(form: HTMLFormElement, problem: string | undefined): void {
    const place = this.querySelector<HTMLElement>('[data-problem]')
    const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')
    if (!place || !button) return
    write(place, problem ?? '')
    place.hidden = problem === undefined
    button.disabled = problem !== undefined
  }

  #add(event: SubmitEvent, form: HTMLFormElement, offer: BookingOffer): void {
    event.preventDefault()
    const room = new FormData(form).get('room')
    const option = priceParty(offer.fares, partyOf(form)).find(({ fare }) => fare === room)
    if (!option) return
    const travellers = option.lines.reduce((total, line) => total + line.travellers, 0)
    const { tourId, name, image, departsOn, returnsOn } = offer
    addToCart(
      option.lines.map(({ fare, travellers: quantity, price }) => ({
        id: lineId(tourId, fare),
        quantity,
        price: toDecimalText(price),
        currency: price.currency,
        name,
        image,
        departsOn,
        returnsOn,
      })),
      { title: name, detail: detailOf(option, travellers, offer) },
    )
  }

  /** The page may be older than the last booking. */
  async #askSeats(form: HTMLFormElement, offer: BookingOffer, signal: AbortSignal): Promise<void> {
    const answer = await call<Seats>(`/api/v1/tours/${offer.tourId}/seats`, { signal }).catch(() => undefined)
    if (!answer) return
    const { seatsLeft, availability } = answer
    // Sold out or closed meanwhile: the page of this moment says so in its own words.
    if (availability !== 'available') return reloadOnce(offer.tourId)
    this.#seatsLeft = seatsLeft
    const place = this.closest('section')?.querySelector('[data-seats]')
    write(place, seatsLeft <= FEW_SEATS ? offer.words.seatsLeft[seatsLeft - 1] : '')
    this.#show(form, offer)
  }
}

function partyOf(form: HTMLFormElement): Party {
  const fields = new FormData(form)
  const count = (name: string) => Math.max(0, Math.trunc(Number(fields.get(name) ?? 0)) || 0)
  return { adults: count('adults'), children: count('children'), babies: count('babies') }
}

function problemOf(
  party: Party,
  options: PartyOption[],
  { words }: BookingOffer,
  seatsLeft: number,
): string | undefined {
  const seats = party.adults + party.children
  if (seats > seatsLeft) return words.tooMany[Math.max(1, seatsLeft) - 1]
  return options.length === 0 || seats + party.babies > MAX_PARTY ? words.noPrice : undefined
}

/** How the party is spread where it does not fill rooms of one size, or that it shares one. */
function noteOf(option: PartyOption, { words }: BookingOffer): string {
  if (option.isShared) return words.sharesRoom
  if (!option.isSplit) return ''
  const rooms = option.lines.flatMap(({ fare, travellers }) =>
    isRoomFare(fare) ? [words.inRoom[fare].replace(PLACE, String(travellers))] : [],
  )
  return rooms.join(' + ')
}

function detailOf({ fare }: PartyOption, travellers: number, { words }: BookingOffer): string {
  const name = words.roomNames[isRoomFare(fare) ? fare : 'adult']
  return (words.details[travellers - 1] ?? '').replace(PLACE, name)
}

function write(place: Element | null | undefined, text: string | undefined): void {
  if (place && text !== undefined && place.textContent !== text) place.textContent = text
}

/** Not again and again should the cached page lag behind. */
function reloadOnce(tourId: string): void {
  const key = `reloaded-${tourId}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '')
  location.reload()
}
