import { useRef, type MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { xCircleFill } from '../icon/drawings/xCircleFill.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

interface ClearableInputProps extends TextInputProps {
  clearLabel: string
}

/** A text input with a control that empties it, shown while there is something to empty. */
export function ClearableInput({ clearLabel, suffix, ...rest }: ClearableInputProps) {
  return (
    <TextInput
      {...rest}
      suffix={
        <>
          <ClearControl label={clearLabel} />
          {suffix}
        </>
      }
    />
  )
}

export function ClearControl({ label }: { label: string }) {
  const control = useRef<HTMLButtonElement>(null)
  function clear(event: MouseEvent) {
    event.preventDefault()
    const input = control.current?.parentElement?.querySelector('input')
    if (input) emptyInput(input)
  }
  return (
    <button ref={control} type="button" className="inputClear" aria-label={label} onClick={clear}>
      <Icon drawing={xCircleFill} size={20} />
    </button>
  )
}

/** Empties as typing would, so that a form library listening to the input hears of it. */
function emptyInput(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
