import { useEffect, useEffectEvent, useState } from 'react'
import { paths } from '#app/addresses/paths.ts'
import type { CurrentCall } from '#modules/telephony/index.ts'

const ASKED_EVERY_MS = 2000

/** In the browser, so that of several open windows one takes the call up. */
const TAKEN_KEY = 'telephoneCallTaken'

/**
 * The call at the extension of whoever looks at the page, and nothing while another page is before it. `takeUp` is asked
 * once, in one window, when the call is answered; after it said yes the call is not shown any more.
 */
export function useRingingCall(takeUp: (call: CurrentCall) => boolean): CurrentCall | undefined {
  const [call, setCall] = useState<CurrentCall>()
  const show = useEffectEvent((asked: CurrentCall | undefined) => {
    const isTaken = asked?.isAnswered === true && isTakenUp(asked, takeUp)
    setCall((known) => (isTaken ? undefined : isSame(known, asked) ? known : asked))
  })
  useEffect(() => {
    const over = new AbortController()
    async function ask() {
      if (document.visibilityState !== 'visible') return
      const asked = await askForCall(over.signal)
      if (!over.signal.aborted) show(asked)
    }
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS)
    document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal })
    void ask()
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [])
  return call
}

function isTakenUp(call: CurrentCall, takeUp: (call: CurrentCall) => boolean): boolean {
  if (localStorage.getItem(TAKEN_KEY) === call.id) return true
  if (!takeUp(call)) return false
  localStorage.setItem(TAKEN_KEY, call.id)
  return true
}

/** A question without an answer is asked again in a moment anyway. */
async function askForCall(signal: AbortSignal): Promise<CurrentCall | undefined> {
  try {
    const answer = await fetch(paths.adminTelephone(), { signal, redirect: 'error' })
    const { call } = (await answer.json()) as { call: CurrentCall | null }
    return call ?? undefined
  } catch {
    return undefined
  }
}

function isSame(known: CurrentCall | undefined, asked: CurrentCall | undefined): boolean {
  return known?.id === asked?.id && known?.isAnswered === asked?.isAnswered
}
