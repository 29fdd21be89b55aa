import { readable } from '#app/http/moved-address.server.ts'
import { localePath, splitLocale } from '#app/addresses/paths.ts'
import { ok } from '#kernel/result.ts'
import { listHandMoves, replaceHandMoves } from '#platform/addresses/moves-by-hand.server.ts'
import type { AskSite, PartDraft, PartFault, PartStore } from './part-store.ts'

const MOST_MOVES = 500

/** What belongs to the program and not to the site. */
const RESERVED = /^\/(?:api|rest|admin|agent|auth|assets|art|image|builds|webhook)(?:\/|$)/

type Row = { oldAddress: string; newAddress: string }

/**
 * Addresses that lead elsewhere, entered by hand. An old one must answer nothing, so that no page is hidden; a new one
 * must be a page that answers itself, so that there are neither chains nor loops. When the page behind it moves, the
 * database lets the address follow.
 */
export const redirectsStore: PartStore = {
  subject: 'redirects',
  async read(db) {
    const moves = await listHandMoves(db)
    return {
      moves: moves.map(({ language, from, to }) => ({
        oldAddress: localePath(language, from),
        newAddress: readable(to),
      })),
    }
  },
  async check(draft, before, ask) {
    const rows = rowsOf(draft)
    if (rows.length > MOST_MOVES) return { code: 'fields', places: ['moves'] }
    const olds = rows.map(({ oldAddress }) => oldAddress)
    const twice = olds.findIndex((each, index) => olds.indexOf(each) !== index)
    if (twice >= 0) return { code: 'address-twice', places: [`moves.${twice}.oldAddress`] }
    const known = new Map(rowsOf(before).map((row) => [row.oldAddress, row.newAddress]))
    for (const [index, row] of rows.entries()) {
      if (known.get(row.oldAddress) === row.newAddress) continue
      const fault = await faultOf(row, { isKnown: known.has(row.oldAddress), ask })
      if (fault) return { code: fault.code, places: fault.places.map((name) => `moves.${index}.${name}`) }
    }
    return undefined
  },
  async write(tx, _admin, _key, draft) {
    const rows = rowsOf(draft)
    const moves = rows.map(({ oldAddress, newAddress }) => {
      const { locale, path } = splitLocale(oldAddress)
      return { language: locale, from: path, to: endOf(newAddress, rows) }
    })
    await replaceHandMoves(tx, moves)
    return ok(undefined)
  },
}

async function faultOf(
  { oldAddress, newAddress }: Row,
  { isKnown, ask }: { isKnown: boolean; ask: AskSite },
): Promise<PartFault | undefined> {
  if (!isAddress(oldAddress) || RESERVED.test(splitLocale(oldAddress).path))
    return { code: 'address-bad', places: ['oldAddress'] }
  if (!isAddress(newAddress)) return { code: 'address-bad', places: ['newAddress'] }
  const old = await ask(encodeURI(oldAddress))
  if (old.status !== 404 && !(isKnown && old.status === 301)) return { code: 'address-live', places: ['oldAddress'] }
  const { status } = await ask(encodeURI(newAddress))
  if (status >= 300 && status < 400) return { code: 'address-chain', places: ['newAddress'] }
  return status === 200 ? undefined : { code: 'address-missing', places: ['newAddress'] }
}

/** Where an address leads when its page has gone and was given a successor of its own. */
function endOf(address: string, rows: readonly Row[]): string {
  const next = rows.find(({ oldAddress }) => oldAddress === address)
  return next && next.newAddress !== address ? next.newAddress : address
}

function isAddress(text: string): boolean {
  return text.length <= 300 && /^\/(?!\/)[^\s?#<>"\\]+$/.test(text)
}

/** Rows as they are compared: readable, without a stroke at the end and without the site's own name before. */
function rowsOf(draft: PartDraft): Row[] {
  return (draft['moves'] as Row[]).map(({ oldAddress, newAddress }) => ({
    oldAddress: tidy(oldAddress),
    newAddress: tidy(newAddress),
  }))
}

function tidy(address: string): string {
  const path = readable(address.trim().replace(/^https?:\/\/[^/]+/, ''))
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
