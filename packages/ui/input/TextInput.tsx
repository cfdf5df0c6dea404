import type { ReactNode } from 'react'
import type { EntryProps } from '../element/props.ts'
import { useField } from '../field/fieldContext.ts'
import './input.css'

export interface TextInputProps extends Omit<EntryProps, 'prefix'> {
  /** `figures` sets digits in the display face; `amount` sets them large. */
  look?: 'text' | 'figures' | 'amount' | undefined
  prefix?: ReactNode
  suffix?: ReactNode
}

export function TextInput({ look = 'text', prefix, suffix, ...rest }: TextInputProps) {
  const ties = useField()
  return (
    <div className="inputFrame" data-look={look}>
      {prefix}
      <input placeholder=" " {...ties} {...rest} className="input" />
      {suffix}
    </div>
  )
}
