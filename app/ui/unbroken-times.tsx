const TIMES = /(\d{1,2}[.:]\d{2}[-–]\d{1,2}[.:]\d{2})/

/** A text whose spans of time stay on one line: browsers break `09.00–18.00` behind its dash. */
export function UnbrokenTimes({ text }: { text: string }) {
  return text.split(TIMES).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
}
