import { Field } from '@saya/ui/field'
import { Icon } from '@saya/ui/icon'
import { eye } from '@saya/ui/icon/drawings/eye'
import { eyeSlash } from '@saya/ui/icon/drawings/eyeSlash'
import { TextInput } from '@saya/ui/input'
import { useState } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { identityTexts } from '../identity.texts.ts'
import './passwordField.css'

interface PasswordFieldProps {
  readonly label: string
  readonly password: string
  /** Which of the passwords the phone keeps belongs here: the one there is, or one to be made. */
  readonly kind: 'current' | 'new'
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly onPassword: (password: string) => void
  readonly isFirst?: boolean
}

/** A password, hidden unless the person wants to see what they type. Pasting is welcome. */
export function PasswordField({ label, password, kind, error, hint, onPassword, isFirst }: PasswordFieldProps) {
  const t = useTexts(identityTexts)
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint}>
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // What is longer is told to be too long, rather than cut where nobody sees it.
        value={password}
        onChange={event => onPassword(event.currentTarget.value)}
        data-autofocus={isFirst || undefined}
        suffix={
          <button
            type="button"
            className="passwordEye"
            aria-pressed={isShown}
            aria-label={t.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Icon drawing={isShown ? eyeSlash : eye} size={22} />
          </button>
        }
      />
    </Field>
  )
}
