/** The field that nobody sees and only programs fill in. */
export const TRAP = 'website'

export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
