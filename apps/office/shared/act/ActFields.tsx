import { useId } from 'react'
import type { ActField, ActValues } from '../entity.ts'
import { PictureField } from './PictureField.tsx'
import './fields.css'

interface ActFieldsProps {
  readonly fields: readonly ActField[]
  readonly values: ActValues
  /** By what was there, since a picture arrives while others are typed into. */
  readonly onChange: (change: (before: ActValues) => ActValues) => void
  /** The name of the field that was not taken. */
  readonly wrong?: string | undefined
}

/** What an act asks for, field by field. */
export function ActFields({ fields, values, onChange, wrong }: ActFieldsProps) {
  return fields.map(field => (
    <FieldOf
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      isWrong={field.name === wrong}
      onChange={value => onChange(before => ({ ...before, [field.name]: value }))}
    />
  ))
}

interface FieldOfProps {
  readonly field: ActField
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

/** What a browser fills into each kind of field for a password. */
const passwordKinds: Readonly<Partial<Record<ActField['kind'], string>>> = {
  password: 'current-password',
  newPassword: 'new-password',
}

function FieldOf({ field, value, isWrong, onChange }: FieldOfProps) {
  const { name, title, hint, kind, options = [], least = 0, most, send } = field
  const id = useId()
  const ties = { id, name, required: least > 0, ...describe(id, { isWrong, hasHint: Boolean(hint) }) }
  if (kind === 'check') return <CheckField {...{ id, title, value, onChange }} />
  if (kind === 'picture' && send)
    return <PictureField {...{ id, title, hint, value, isRequired: least > 0, send, onChange }} />
  return (
    <div className="officeField">
      <label htmlFor={id}>{title}</label>
      {kind === 'choice' && (
        <select {...ties} value={value} onChange={event => onChange(event.currentTarget.value)}>
          <option value="">Choose…</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
      {kind === 'line' && (
        <input
          {...ties}
          value={value}
          maxLength={most}
          autoComplete="off"
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
      {kind in passwordKinds && (
        <input
          {...ties}
          type="password"
          value={value}
          maxLength={most}
          autoComplete={passwordKinds[kind]}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
      {kind === 'date' && (
        <input {...ties} type="date" value={value} onChange={event => onChange(event.currentTarget.value)} />
      )}
      {kind === 'moment' && (
        <input {...ties} type="datetime-local" value={value} onChange={event => onChange(event.currentTarget.value)} />
      )}
      {kind === 'text' && (
        <textarea {...ties} rows={3} value={value} onChange={event => onChange(event.currentTarget.value)} />
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className="fieldWrong">
          This is not valid. Please check it.
        </p>
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}

interface CheckFieldProps extends Pick<FieldOfProps, 'value' | 'onChange'> {
  readonly id: string
  readonly title: string
}

function CheckField({ id, title, value, onChange }: CheckFieldProps) {
  return (
    <label className="officeCheck">
      <input
        type="checkbox"
        id={id}
        checked={value === 'yes'}
        onChange={event => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
      {title}
    </label>
  )
}

function describe(id: string, { isWrong, hasHint }: { readonly isWrong: boolean; readonly hasHint: boolean }) {
  const parts = [...(isWrong ? [`${id}-wrong`] : []), ...(hasHint ? [`${id}-hint`] : [])]
  return { 'aria-invalid': isWrong || undefined, 'aria-describedby': parts.join(' ') || undefined }
}

/** Whether everything that is asked for has been said. */
export function isComplete(fields: readonly ActField[], values: ActValues): boolean {
  return fields.every(({ name, least = 0 }) => (values[name] ?? '').trim().length >= least)
}
