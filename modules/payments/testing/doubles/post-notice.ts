import { setTimeout as sleep } from 'node:timers/promises'

/** A notification as it travels: the bytes that were signed, and the headers beside them. */
export type Notice = { headers: Headers; body: Uint8Array<ArrayBuffer> }

const TRIES = 20
const PAUSE_MS = 250

/** Posts a notification again and again until it is acknowledged as the provider wants it. `false` when it gives up. */
export async function postUntilTaken(
  url: string,
  { headers, body }: Notice,
  isTaken: (answer: { status: number; text: string }) => boolean,
): Promise<boolean> {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
    if (answer && isTaken(answer)) return true
    await sleep(PAUSE_MS)
  }
  return false
}
