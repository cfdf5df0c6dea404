import type { ReactNode } from 'react'
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
  const { 'aria-invalid': invalid, ...ties } = useField()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...ties}
      {...rest}
      data-invalid={invalid}
      className="inputFrame selectField"
    >
      <span className="selectFieldText" data-empty={value ? undefined : true}>
        {value || placeholder}
      </span>
      <Icon drawing={drawing} size={18} />
    </button>
  )
}
