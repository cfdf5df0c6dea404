import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { rowAt, rowOfKey, rowOfTyping, wheelRowPx } from './wheel.ts'
import './wheel.css'

export interface WheelOption {
  value: string
  label: string
}

interface WheelProps {
  label: string
  options: readonly WheelOption[]
  value: string
  onValue: (value: string) => void
}

/** How long a pause makes the next letter the beginning of another word. */
const typingPauseMs = 700

/** A column turned by finger, wheel, arrow keys or typing; what lies under the lens is chosen. */
export function Wheel({ label, options, value, onValue }: WheelProps) {
  const id = useId()
  const column = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  const at = Math.max(
    0,
    options.findIndex(option => option.value === value),
  )

  // After the paint, because the dialog around it has no height before.
  useEffect(() => settleAt(column.current, at), [at, options.length])
  useEffect(() => followScroll(column.current, choose))

  function choose(row: number | null) {
    const option = row === null ? undefined : options[row]
    if (option && option.value !== value) onValue(option.value)
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rowOfKey(event.key, at, options.length) ?? rowOfLetter(event)
    if (row === null) return
    event.preventDefault()
    choose(row)
  }

  function pressRow({ currentTarget, target }: MouseEvent) {
    choose(Array.from(currentTarget.children).findIndex(row => row === target))
  }

  function rowOfLetter({ key, timeStamp }: KeyboardEvent): number | null {
    if (key.length !== 1) return null
    const goesOn = timeStamp - typed.current.at < typingPauseMs
    typed.current = { text: goesOn ? typed.current.text + key : key, at: timeStamp }
    const labels = options.map(option => option.label)
    return rowOfTyping(labels, typed.current.text, at)
  }

  return (
    <div
      ref={column}
      className="wheel"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
      onClick={pressRow}
    >
      {options.map((option, row) => (
        <div key={option.value} id={`${id}-${row}`} className="wheelRow" role="option" aria-selected={row === at}>
          {option.label}
        </div>
      ))}
    </div>
  )
}

/** Turns the wheel to a row unless a finger has just brought it there. */
function settleAt(column: HTMLElement | null, row: number) {
  if (column && rowAt(column.scrollTop, column.childElementCount) !== row) column.scrollTop = row * wheelRowPx
}

function followScroll(column: HTMLElement | null, onRow: (row: number) => void) {
  if (!column) return
  let frame = 0
  function follow() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => column && onRow(rowAt(column.scrollTop, column.childElementCount)))
  }
  column.addEventListener('scroll', follow, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    column.removeEventListener('scroll', follow)
  }
}
