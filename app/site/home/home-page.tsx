import type { PageHandle } from '#app/page-handle.ts'
import { useText } from '#app/ui/text.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['home'], tags: ['catalogue'] }

export default function HomePage() {
  const text = useText('home')
  return (
    <main>
      <h1>{text('upcoming-title')}</h1>
      <p>{text('upcoming-lead')}</p>
    </main>
  )
}
