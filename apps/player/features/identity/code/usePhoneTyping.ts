import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react'
import { bareNumber, caretAfter, formatPhone, takeEntry } from './phone.ts'

/** Keeps a number in its groups while it is typed, with the caret after the same digit as before. */
export function usePhoneTyping(shown: string, onNumber: (shown: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return
    const place = caretAfter(shown, caret.current)
    caret.current = null
    if (document.activeElement === input.current) input.current.setSelectionRange(place, place)
  })

  function take(digits: string, digitsBeforeCaret: number) {
    caret.current = digitsBeforeCaret
    onNumber(formatPhone(digits))
  }

  function onChange({ currentTarget: { value, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const inserted = (nativeEvent as Partial<InputEvent>).data ?? ''
    const before = bareNumber(value.slice(0, selectionStart ?? value.length)).length
    const taken = takeEntry(shown, { value, inserted, digitsBeforeCaret: before })
    take(taken.digits, taken.digitsBeforeCaret)
  }

  /** Pasting tells of no text in the entry that follows it. */
  function onPaste(event: ClipboardEvent) {
    const digits = bareNumber(event.clipboardData.getData('text'))
    if (digits.length < 10) return
    event.preventDefault()
    take(digits, digits.length)
  }

  return { ref: input, value: shown, onChange, onPaste }
}
