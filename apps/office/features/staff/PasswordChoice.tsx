import type { RefObject } from 'react'
import { ownPassword } from './ownPassword.ts'

interface PasswordChoiceProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (password: string) => void
}

/** At the first sign-in: what they were given is good for this once. */
export function PasswordChoice({ input, value, onChange }: PasswordChoiceProps) {
  return (
    <div className="officeField">
      <label htmlFor="newPassword">Choose your own password</label>
      <input
        ref={input}
        id="newPassword"
        type="password"
        autoComplete="new-password"
        aria-describedby="newPasswordHint"
        required
        minLength={ownPassword.least}
        maxLength={ownPassword.most}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <p id="newPasswordHint">{ownPassword.hint}</p>
    </div>
  )
}
