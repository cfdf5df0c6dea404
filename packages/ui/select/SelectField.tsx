import { useId, type ReactNode } from 'react'
import type { PressProps } from '../element/props.ts'
import { useField } from '../field/fieldContext.ts'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import { caretDownBold } from '../icon/drawings/caretDownBold.ts'
import '../input/input.css'
import './selectPill.css'

interface SelectFieldProps extends Omit<PressProps, 'value'> {
  /** What is chosen; the placeholder stands there until something is. */
  value?: ReactNode
  placeholder: string
  drawing?: Drawing | undefined
}

/** An input whose value is chosen in a sheet: a wheel, a date, a list. */
export function SelectField({ value, placeholder, drawing = caretDownBold, ...rest }: SelectFieldProps) {
  const { 'aria-invalid': invalid, 'aria-describedby': message, ...ties } = useField()
  const id = useId()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...ties}
      // The label names it, so what is chosen is what describes it.
      aria-describedby={message ? `${id} ${message}` : id}
      {...rest}
      data-invalid={invalid}
      className="inputFrame selectField"
    >
      <span id={id} className="selectFieldText" data-empty={value ? undefined : true}>
        {value || placeholder}
      </span>
      <Icon drawing={drawing} size={18} />
    </button>
  )
}
