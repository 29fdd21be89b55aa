import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './copy-button.module.css'

const SHOWN_MS = 1500

/** Copies a text and says so for a moment. `label` names what is copied for those who only hear the page. */
export function CopyButton({
  text: copied,
  label,
  className,
}: {
  text: string
  label: string
  className?: string | undefined
}) {
  const text = useText('payment')
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    await navigator.clipboard.writeText(copied)
    setIsCopied(true)
  }

  return (
    <>
      <Button
        type="button"
        look={isCopied ? 'solid' : 'outline'}
        isSmall
        className={[styles.copy, className].filter(Boolean).join(' ')}
        aria-label={text('copy-of', { what: label })}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {text(isCopied ? 'copied' : 'copy')}
      </Button>
      <output className="visually-hidden">{isCopied && `${label}: ${text('copied')}`}</output>
    </>
  )
}
