import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useImageHosts } from '#app/ui/image-hosts.ts'
import { useText } from '#app/ui/text.tsx'
import { imageAddress } from '#kernel/image-address.ts'
import styles from './focus-field.module.css'

type Focus = { x: number; y: number }

/** The shapes in which pages cut pictures. */
const ratios = ['16/9', '4/3', '1/1', '4/5'] as const

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * What stays in sight when a picture is cut: chosen by a click, by arrow keys on the picture, or by two sliders, which
 * need no script. Beside it the cuts, as pages show them.
 */
export function FocusField({ src, focus }: { src: string; focus: Focus }) {
  const text = useText('staff-media')
  const [point, setPoint] = useState(focus)
  const whole = imageAddress(src, { width: 640, ratio: 'free' }, useImageHosts())
  const position = `${point.x}% ${point.y}%`
  return (
    <fieldset className={styles.field}>
      <legend>{text('focus')}</legend>
      <p>{text('focus-hint')}</p>
      <div className={styles.board}>
        <button
          type="button"
          className={styles.whole}
          aria-label={text('focus-choose')}
          onClick={(event) => setPoint(clicked(event) ?? point)}
          onKeyDown={(event) => setPoint(stepped(event, point))}
        >
          <img src={whole} alt="" />
          {/* Places in a picture are the same in every direction of reading. */}
          <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </button>
        <div className={styles.cuts}>
          {ratios.map((ratio) => (
            <figure key={ratio}>
              <img src={whole} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
              <figcaption dir="ltr">{ratio.replace('/', ':')}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <Slider name="focusX" label={text('focus-across')} value={point.x} onChange={(x) => setPoint({ ...point, x })} />
      <Slider name="focusY" label={text('focus-down')} value={point.y} onChange={(y) => setPoint({ ...point, y })} />
    </fieldset>
  )
}

function Slider({
  name,
  label,
  value,
  onChange,
}: {
  name: string
  label: string
  value: number
  onChange: (value: number) => void
}) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        dir="ltr"
        name={name}
        min={0}
        max={100}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  )
}

/** A press of a key is no place in the picture. */
function clicked({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): Focus | undefined {
  if (detail === 0) return undefined
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
}

function stepped(event: KeyboardEvent, point: Focus): Focus {
  const step = steps[event.key]
  if (!step) return point
  event.preventDefault()
  const far = event.shiftKey ? 10 : 1
  return { x: within(point.x + step.x * far), y: within(point.y + step.y * far) }
}

function percent(part: number): number {
  return within(Math.round(part * 100))
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value))
}
