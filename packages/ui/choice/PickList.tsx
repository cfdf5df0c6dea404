import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { RadioList, type RadioOption } from './RadioList.tsx'

interface PickListProps {
  readonly name: string
  readonly label: string
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onPick: (value: string) => void
}

/**
 * One of several, where picking is deciding: a press picks, as do Space and Enter. The arrows only go from one to the next,
 * or nobody with a keyboard would ever come past the second.
 */
export function PickList({ value, onPick, ...list }: PickListProps) {
  const [reached, setReached] = useState(value)
  const isMoving = useRef(false)

  function hearKey(event: KeyboardEvent) {
    isMoving.current = event.key.startsWith('Arrow')
    const picks = event.key === 'Enter' || event.key === ' '
    if (!picks || !(event.target instanceof HTMLInputElement)) return
    // Of itself, neither does anything on a choice that is reached already.
    event.preventDefault()
    onPick(event.target.value)
  }
  // An arrow clicks too, on the choice that it comes to.
  function hearClick({ target }: MouseEvent) {
    if (target instanceof HTMLInputElement && !isMoving.current) onPick(target.value)
  }
  function rest() {
    isMoving.current = false
  }
  return (
    <div role="presentation" onKeyDown={hearKey} onKeyUp={rest} onPointerDown={rest} onClick={hearClick}>
      <RadioList {...list} value={reached} onValue={setReached} />
    </div>
  )
}
