import { useFocusWrong } from '@saya/ui/field'
import { type SyntheticEvent, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { Agreement } from '../Agreement.tsx'
import { identityTexts } from '../identity.texts.ts'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from '../code/PhoneField.tsx'
import { sayTrouble } from '../sayTrouble.ts'
import type { SignInSheetForm } from '../useSignInForm.ts'

interface PasswordStepProps {
  readonly id: string
  readonly filled: SignInSheetForm
}

export function PasswordStep({ id, filled }: PasswordStepProps) {
  const { form, dispatch, submitPassword } = filled
  const t = useTexts(identityTexts)

  const self = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(self, form.isBusy)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    void submitPassword()
  }

  return (
    <form id={id} ref={self} className="signInForm" onSubmit={submit} noValidate>
      <p className="signInLine">{t.passwordLine}</p>
      <PhoneField
        countryCode={form.countryCode}
        number={form.number}
        error={sayTrouble(form.phoneTrouble, t)}
        onCountry={countryCode => dispatch({ on: 'typePhone', typed: { countryCode } })}
        onNumber={number => dispatch({ on: 'typePhone', typed: { number } })}
        onLeave={() => dispatch({ on: 'leaveNumber' })}
      />
      <PasswordField
        kind="current"
        label={t.password}
        password={form.password}
        error={sayTrouble(form.passwordTrouble, t)}
        onPassword={password => dispatch({ on: 'typePassword', password })}
      />
      <Agreement filled={filled} />
    </form>
  )
}
