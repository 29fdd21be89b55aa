import { useState, type ReactNode } from 'react'
import { useText } from '#app/ui/text.tsx'
import { Toast } from '../ui/toast.tsx'

/** Copies addresses, and what to show about the last time: where the browser refuses, the address lies there selected. */
export function useCopy(): { copy: (url: string) => void; news: ReactNode } {
  const text = useText('payment-links')
  const [outcome, setOutcome] = useState<{ kind: 'copied' | 'failed'; url: string }>()
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome({ kind: 'copied', url })
    } catch {
      setOutcome({ kind: 'failed', url })
    }
  }
  const news =
    outcome?.kind === 'copied' ? (
      <Toast kind="success" title={text('copied')} />
    ) : outcome?.kind === 'failed' ? (
      <Toast kind="error" title={text('copy-failed')}>
        {text('copy-failed-hint')}
        <input key={outcome.url} ref={selectAll} aria-label={text('address')} value={outcome.url} dir="ltr" readOnly />
      </Toast>
    ) : undefined
  return { copy: (url) => void copy(url), news }
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
