import { useFocusWrong } from '@saya/ui/field'
import { type SyntheticEvent, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { Agreement } from '../Agreement.tsx'
import { identityTexts } from '../identity.texts.ts'
import { PhoneField } from './PhoneField.tsx'
import { sayTrouble } from '../sayTrouble.ts'
import type { SignInSheetForm } from '../useSignInForm.ts'

interface PhoneStepProps {
  /** By which the button outside the form sends it. */
  readonly id: string
  readonly filled: SignInSheetForm
}

export function PhoneStep({ id, filled }: PhoneStepProps) {
  const { form, dispatch, submitPhone } = filled
  const t = useTexts(identityTexts)
  const self = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(self, form.isBusy)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    void submitPhone()
  }

  return (
    <form id={id} ref={self} className="signInForm" onSubmit={submit} noValidate>
      <p className="signInLine">{t.line}</p>
      <PhoneField
        countryCode={form.countryCode}
        number={form.number}
        error={sayTrouble(form.phoneTrouble, t)}
        onCountry={countryCode => dispatch({ on: 'typePhone', typed: { countryCode } })}
        onNumber={number => dispatch({ on: 'typePhone', typed: { number } })}
        onLeave={() => dispatch({ on: 'leaveNumber' })}
      />
      <Agreement filled={filled} />
    </form>
  )
}
