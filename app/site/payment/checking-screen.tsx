import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { PlainScreen } from './plain-screen.tsx'

const ASK_EVERY_MS = 2500

/** Nobody knows yet whether money moved: the page asks until it does. */
export function CheckingScreen({ eyebrow, needsPerson }: { eyebrow: string; needsPerson: boolean }) {
  const text = useText('payment')
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (needsPerson) return undefined
    const timer = setInterval(() => void revalidate(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [needsPerson, revalidate])

  return (
    <PlainScreen
      eyebrow={eyebrow}
      title={text('checking-title')}
      lead={text(needsPerson ? 'checking-person' : 'checking-lead')}
      isAnnounced
    >
      <ButtonLink look="outline" href="?">
        <Icon name="refresh-cw" />
        {text('refresh')}
      </ButtonLink>
    </PlainScreen>
  )
}
