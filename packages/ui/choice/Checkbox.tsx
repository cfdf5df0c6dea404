import type { ReactNode } from 'react'
import type { EntryProps } from '../element/props.ts'
import './checkbox.css'

/** The whole line is the target; links inside it still lead where they lead. */
export function Checkbox({ children, ...rest }: { children: ReactNode } & Omit<EntryProps, 'type'>) {
  return (
    <label className="checkbox">
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
