import { MAX_PARTY, partyWords, type BookingOffer } from '#app/acts/cart/booking-offer.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { toDecimalText } from '#kernel/money.ts'
import { lineId } from '#modules/booking/index.ts'
import {
  FEW_SEATS,
  fittingRoom,
  priceParty,
  type Availability,
  type Party,
  type PartyOption,
} from '#modules/catalog/index.ts'
import { call } from './call.ts'
import { addToCart } from './cart-store.ts'
import { ConnectedElement } from './connected-element.ts'
import { nameForCount } from './name-for-count.ts'

type Seats = { seatsLeft: number; availability: Availability }

/**
 * Counts the totals of the rooms for the travellers chosen, chooses the room that fits them until a hand does, and puts
 * them into the cart where the visitor stands. The bar at the foot of a phone says the same once something was chosen.
 */
export class BookingBox extends ConnectedElement {
  #seatsLeft = 0
  #isRoomChosen = false

  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    if (!form) return
    const offer = JSON.parse(this.dataset.offer ?? '') as BookingOffer
    this.#seatsLeft = offer.seatsLeft
    // A form that the browser filled in again is a choice too.
    this.#isRoomChosen = roomInputs(form).some(({ checked, defaultChecked }) => checked !== defaultChecked)
    form.addEventListener(
      'input',
      () => {
        this.#show(form, offer)
        followInBar()
      },
      { signal },
    )
    // Before the input of another room, and all that the browser tells of where the room stood chosen already.
    form.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== 'room') return
        this.#isRoomChosen = true
        followInBar()
      },
      { signal },
    )
    form.addEventListener('submit', (event) => this.#add(event, form, offer), { signal })
    void this.#askSeats(form, offer, signal)
    this.#show(form, offer)
    if (this.#isRoomChosen) followInBar()
  }

  #show(form: HTMLFormElement, offer: BookingOffer): void {
    const party = partyOf(form)
    const options = priceParty(offer.fares, party)
    const travellers = party.adults + party.children + party.babies
    if (!this.#isRoomChosen) chooseRoom(form, fittingRoom(options))
    write(this.querySelector('[data-total-head]'), offer.words.totals[travellers - 1])
    for (const cell of this.querySelectorAll<HTMLElement>('[data-fare]')) {
      const option = options.find(({ fare }) => fare === cell.dataset.fare)
      write(cell.querySelector('bdi'), option ? formatMoney(option.total, offer.locale) : '–')
      write(cell.querySelector('small'), option ? noteOf(option, offer) : '')
    }
    const sharedNote = this.querySelector<HTMLElement>('[data-shared-note]')
    if (sharedNote) sharedNote.hidden = options.every(({ isShared }) => !isShared)
    const chosen = chosenOf(form, options)
    for (const sum of document.querySelectorAll<HTMLElement>('[data-sum]')) {
      write(sum.querySelector('bdi'), chosen ? formatMoney(chosen.total, offer.locale) : '–')
      write(sum.querySelector('small'), chosen ? partyWords(chosen, offer.words.counts) : '')
    }
    this.#showProblem(form, problemOf(party, options, offer, this.#seatsLeft))
  }

  #showProblem(form: HTMLFormElement, problem: string | undefined): void {
    const place = this.querySelector<HTMLElement>('[data-problem]')
    if (!place) return
    write(place, problem ?? '')
    place.hidden = problem === undefined
    for (const button of form.elements)
      if (button instanceof HTMLButtonElement && button.type === 'submit') button.disabled = problem !== undefined
  }

  #add(event: SubmitEvent, form: HTMLFormElement, offer: BookingOffer): void {
    event.preventDefault()
    const option = chosenOf(form, priceParty(offer.fares, partyOf(form)))
    if (!option) return
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
      { title: name, detail: partyWords(option, offer.words.counts) },
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
    for (const place of document.querySelectorAll<HTMLElement>('[data-seats]')) {
      place.dataset.seats = seatsLeft <= FEW_SEATS ? 'few' : 'many'
      write(place, nameForCount(offer.words.seatsLeft, offer.locale, seatsLeft))
    }
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
  return option.isSplit ? partyWords(option, words.counts) : ''
}

function chosenOf(form: HTMLFormElement, options: PartyOption[]): PartyOption | undefined {
  const room = new FormData(form).get('room')
  return options.find(({ fare }) => fare === room)
}

function roomInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=radio][name=room]')]
}

function chooseRoom(form: HTMLFormElement, option: PartyOption | undefined): void {
  const input = roomInputs(form).find(({ value }) => value === option?.fare)
  if (input) input.checked = true
}

/** From the first choice on the bar says what was chosen and takes it. */
function followInBar(): void {
  document.querySelector('booking-bar')?.toggleAttribute('data-chosen', true)
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
