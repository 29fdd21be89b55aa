import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import type { Locale } from '#kernel/locale.ts'

/** Behind the address of a kept page: what the page was made of, as JSON. */
const SUFFIX = '/_payload.json'

/** The path of the page whose payload an address asks for; `undefined` when it asks for none. */
export function pageOfPayload(pathname: string): string | undefined {
  return pathname.endsWith(SUFFIX) ? pathname.slice(0, -SUFFIX.length) || '/' : undefined
}

export function payloadPath(pathname: string): string {
  return pathname === '/' ? SUFFIX : pathname + SUFFIX
}

/** Where the framework gives the data of a page. */
export function dataPath(pathname: string): string {
  return pathname === '/' ? '/_.data' : `${pathname}.data`
}

/** The payload of a page from the framework's answer; anything but data gives 404. */
export async function toPayload(
  answer: Response,
  { path, locale, now }: { path: string; locale: Locale; now: Date },
): Promise<Response> {
  const data = answer.ok && answer.body ? await readData(answer.body) : undefined
  if (!data) return noPayload()
  return Response.json({ path, locale, prerenderedAt: now.getTime(), data })
}

/** Pages that are not prerendered, whoever may see them, have no payload. */
export function noPayload(): Response {
  return Response.json({ status: 404 }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

async function readData(body: ReadableStream<Uint8Array>): Promise<object | undefined> {
  const { value } = await decodeViaTurboStream(body, globalThis)
  const results = Object.values(value as Record<string, { data?: object }>)
  // A page without a loader is made of nothing.
  return results.every((result) => 'data' in result)
    ? Object.assign({}, ...results.map((result) => result.data))
    : undefined
}
