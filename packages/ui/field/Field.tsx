import { useId, useMemo, type ReactNode } from 'react'
import { FieldContext } from './fieldContext.ts'
import './field.css'

interface FieldProps {
  label: ReactNode
  /** Beside the label, such as the range an amount must lie in. */
  aside?: ReactNode
  hint?: ReactNode
  /** Takes the hint's place and marks the input as wrong. */
  error?: ReactNode
  children: ReactNode
}

export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId()
  const message = error || hint
  const ties = useMemo(
    () => ({
      id,
      'aria-describedby': message ? `${id}-message` : undefined,
      'aria-invalid': error ? (true as const) : undefined,
    }),
    [id, message, error],
  )
  return (
    <div className="field">
      <div className="fieldHead">
        <label htmlFor={id}>{label}</label>
        {aside && <span className="fieldAside">{aside}</span>}
      </div>
      <FieldContext value={ties}>{children}</FieldContext>
      <p id={`${id}-message`} className="fieldMessage" data-error={error ? true : undefined} aria-live="polite">
        {message}
      </p>
    </div>
  )
}
