import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCart, removeLine, setQuantity } from '#modules/booking/index.ts'
import { addToCart, currentCart, writeCart } from './cart-store.ts'
import { clientState } from './client-state.ts'

const umrah = '12-02-2027-22-02-2027-MOVENPICKUMRE'
const added = { title: '', detail: '' }

/** A browser with an empty store and empty cookies, and the page that has just been opened in it. */
beforeEach(() => {
  const stored = new Map<string, string>()
  const cookies = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  const document = Object.defineProperty(new EventTarget(), 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('document', document)
  clientState.cart = { version: 0 }
})

afterEach(() => vi.unstubAllGlobals())

test('the open page counts every change of the cart by one, and nothing that changes nothing', () => {
  const id = `${umrah}~double`
  const versions = [
    () => addToCart([{ id, price: '100' }], added),
    () => addToCart([{ id, price: '100' }], added),
    () => writeCart(setQuantity(currentCart(), id, 5)),
    () => writeCart(removeLine(currentCart(), 'unknown')),
    () => writeCart(setQuantity(currentCart(), id, 5)),
    () => writeCart(removeLine(currentCart(), id)),
    () => addToCart([{ id, price: '100' }], added),
    () => writeCart(clearCart(currentCart())),
    () => writeCart(clearCart(currentCart())),
  ].map((act) => {
    act()
    return clientState.cart.version
  })

  expect(versions).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 6])
})

test('the count is of the page: what the cart holds stays when another one is opened', () => {
  addToCart([{ id: `${umrah}~double`, price: '100', quantity: 2 }], added)
  clientState.cart = { version: 0 }

  expect(currentCart()).toMatchObject({ version: 0, lines: [{ id: `${umrah}~double`, quantity: 2 }] })
})
