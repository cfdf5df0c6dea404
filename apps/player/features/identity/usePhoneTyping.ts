import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react'
import { caretAfter, formatPhone, phoneDigits } from './phone.ts'

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

  function take(text: string, digitsBeforeCaret: number) {
    caret.current = digitsBeforeCaret
    onNumber(formatPhone(phoneDigits(text)))
  }

  function onChange({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    take(value, phoneDigits(value.slice(0, selectionStart ?? value.length)).length)
  }

  /** A whole number may come with its country code, which is longer than what may be typed. */
  function onPaste(event: ClipboardEvent) {
    const digits = phoneDigits(event.clipboardData.getData('text'))
    if (digits.length < 10) return
    event.preventDefault()
    take(digits, digits.length)
  }

  return { ref: input, value: shown, onChange, onPaste }
}
