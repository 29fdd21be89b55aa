import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './demonstration-progress.module.css'

const LOOK_AGAIN_MS = 5000

/** How far the demonstration is, looked at again every few seconds until it is there. */
export function DemonstrationProgress({ done, of }: { done: number; of: number }) {
  const text = useText('staff-overview')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  const percent = of === 0 ? 0 : Math.floor((100 * done) / of)
  return (
    <div className={styles.progress}>
      <Notice title={text('demonstration')}>
        <label>
          {text('demonstration-progress', { percent: String(percent) })}
          <progress value={percent} max={100} />
        </label>
      </Notice>
    </div>
  )
}
