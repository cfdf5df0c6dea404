import type { ClipboardEvent, SyntheticEvent } from 'react'
import type { EntryProps } from '../element/props.ts'
import { useField } from '../field/fieldContext.ts'
import { otpDigitsAfter, otpIn, otpLength } from './otpDigits.ts'
import './otpInput.css'

interface OtpInputProps extends Omit<EntryProps, 'value' | 'onChange'> {
  value: string
  onValue: (digits: string) => void
  /** What was pasted has no code in it, or more than one. */
  onNoCode: () => void
  /** How many codes were refused so far: each new refusal shakes the boxes. */
  refusals?: number | undefined
}

/** Six boxes drawn over one real input, so that the phone can fill in the code of a message. */
export function OtpInput({ value, onValue, onNoCode, refusals = 0, ...rest }: OtpInputProps) {
  const ties = useField()
  const refused = ties['aria-invalid'] ? value : ''

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const code = otpIn(event.clipboardData.getData('text'))
    if (code === undefined) onNoCode()
    else onValue(code)
  }

  /** Digits are always added at the end: the boxes show no other place. All of them may be replaced at once. */
  function stayAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    const end = input.value.length
    if (input.selectionStart === 0 && input.selectionEnd === end) return
    if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end)
  }

  return (
    <div className="otp" data-shake={refusals ? refusals % 2 : undefined}>
      <input
        autoComplete="one-time-code"
        {...ties}
        {...rest}
        className="otpInput"
        inputMode="numeric"
        pattern="[0-9]*"
        value={value}
        onChange={event => onValue(otpDigitsAfter(refused, event.currentTarget.value))}
        onPaste={paste}
        onSelect={stayAtEnd}
      />
      {Array.from({ length: otpLength }, (_, index) => (
        <span key={index} className="otpBox" data-next={index === value.length || undefined} aria-hidden="true">
          {value[index]}
        </span>
      ))}
    </div>
  )
}
