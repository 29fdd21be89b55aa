import { useText } from '#app/ui/text.tsx'
import type { HotelStay, LegPlace } from '#modules/catalog/index.ts'
import { LABEL_GAP, labelOf, MAP, pinOf, ringLabelOf, ringRadius } from './map-geometry.ts'
import styles from './walk-drawing.module.css'

const LINE_HEIGHT = 1.25

export type WalkedStay = Pick<HotelStay, 'name' | 'cityName' | 'distanceToName'> & { walkMetres: number }

/** Hotels around the place that people walk to from them, near and far, without north and south. */
export function WalkDrawing({ place, stays }: { place: LegPlace; stays: WalkedStay[] }) {
  const text = useText('tour')
  const list = useText('tours')
  const names = stays.map((stay) =>
    text('map-label', { hotel: stay.name, place: stay.distanceToName ?? stay.cityName, metres: stay.walkMetres }),
  )
  return (
    <figure className={styles.drawing} data-place={place}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={names.join(' ')}>
        <City />
        {[5, 8].map((minutes) => (
          <g key={minutes} className={styles.ring}>
            <circle cx={MAP.middle.x} cy={MAP.middle.y} r={ringRadius(minutes)} />
            <text {...ringLabelOf(minutes)}>{text('map-ring', { minutes: String(minutes) })}</text>
          </g>
        ))}
        {place === 'makkah' || place === 'madinah' ? <Mosque place={place} /> : <Landmark />}
        {stays.map((stay, index) => (
          <Pin
            key={stay.name}
            at={pinOf(stay.walkMetres, index)}
            name={stay.name}
            distance={list('metres', { metres: stay.walkMetres })}
          />
        ))}
      </svg>
    </figure>
  )
}

/** Streets and blocks of no city in particular: the drawing says near and far, not north and south. */
function City() {
  const streets =
    'M-20 90C160 120 240 60 420 80S640 40 800 70M60 450C100 340 80 260 150 180S240 40 230-20M560 450C540 340 620 300 610 210S680 60 660-20M-20 360C140 320 300 380 460 350S700 370 800 340'
  const blocks =
    'M30 130h70v50H30zM40 210h44v80H40zM640 120h90v60h-90zM648 220h80v70h-80zM250 20h120v34H250zM440 14h90v40h-90zM180 372h120v40H180zM470 382h110v34H470z'
  return (
    <>
      <rect width={MAP.width} height={MAP.height} className={styles.ground} />
      <path d={streets} className={styles.kerb} />
      <path d={streets} className={styles.street} />
      <path d={blocks} className={styles.block} />
    </>
  )
}

function Mosque({ place }: { place: 'makkah' | 'madinah' }) {
  if (place === 'madinah') {
    return (
      <g className={styles.mosque}>
        <path d="M300 158H460V270H300z" className={styles.courtyard} />
        <path d="M324 182H436V246H324z" className={styles.circle} />
        <circle cx="402" cy="214" r="15" className={styles.dome} />
      </g>
    )
  }
  return (
    <g className={styles.mosque}>
      <path d="M300 150H430L476 190V262L430 290H320L282 240Z" className={styles.courtyard} />
      <circle cx="378" cy="218" r="44" className={styles.circle} />
      <circle cx="378" cy="218" r="30" className={styles.circle} />
      <rect x="366" y="206" width="24" height="24" className={styles.kaaba} transform="rotate(12 378 218)" />
    </g>
  )
}

/** A place of no city in particular: the star that marks places everywhere on the site. */
function Landmark() {
  return (
    <g className={styles.mosque}>
      <circle cx={MAP.middle.x} cy={MAP.middle.y} r="58" className={styles.courtyard} />
      <path
        d="M0-34 10-24H24V-10L34 0 24 10V24H10L0 34-10 24H-24V10L-34 0-24-10V-24H-10Z"
        transform={`translate(${MAP.middle.x} ${MAP.middle.y})`}
        className={styles.dome}
      />
    </g>
  )
}

function Pin({ at, name, distance }: { at: { x: number; y: number }; name: string; distance: string }) {
  const { lines, side, lift } = labelOf(name, at)
  const x = side === 'start' ? LABEL_GAP : -LABEL_GAP
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path d="M0 0C-14-18-20-24-20-36A20 20 0 0 1 20-36C20-24 14-18 0 0Z" className={styles.pin} />
      <circle cy="-36" r="7" className={styles.eye} />
      <text x={x} y={-LABEL_GAP} className={styles.name} direction="ltr" textAnchor={side}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={`${(index === 0 ? -lift : 1) * LINE_HEIGHT}em`} className={styles.hotel}>
            {line}
          </tspan>
        ))}
        <tspan x={x} dy={`${LINE_HEIGHT}em`}>
          {distance}
        </tspan>
      </text>
    </g>
  )
}
