import { useEffect, useRef, useState, type DragEvent } from 'react'

/**
 * Rows that are dragged by their handle, and the focus of who moves them by their buttons: it stays on the button of the
 * row that was moved, or on the opposite one where the row can go no further. `place` tells one list from another.
 */
export function useMovedRows(place: string, count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string[]>([])
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  useEffect(() => {
    const names = wanted.current
    wanted.current = []
    for (const name of names) {
      const button = list.current?.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(name)}"]`)
      if (button) return button.focus()
    }
  })
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    list,
    /** Says before a row is moved where it goes and by which button. */
    keepFocus(deed: 'up' | 'down', to: number) {
      wanted.current = (deed === 'up' ? ['up', 'down'] : ['down', 'up']).map((each) => `${each}:${place}.${to}`)
    },
    handleOf: (index: number) =>
      count < 2
        ? {}
        : {
            draggable: true,
            onDragStart({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) {
              const row = currentTarget.closest('li')
              if (row) dataTransfer.setDragImage(row, 0, 0)
              dataTransfer.effectAllowed = 'move'
              dataTransfer.setData('text/plain', String(index + 1))
              setDragged(index)
            },
            onDragEnd: end,
          },
    rowOf: (index: number) =>
      dragged === undefined
        ? {}
        : {
            'data-over': over === index && over !== dragged ? '' : undefined,
            onDragOver(event: DragEvent<HTMLElement>) {
              event.preventDefault()
              setOver(index)
            },
            onDrop(event: DragEvent<HTMLElement>) {
              event.preventDefault()
              if (dragged !== index) {
                list.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
                move(dragged, index)
              }
              end()
            },
          },
  }
}
