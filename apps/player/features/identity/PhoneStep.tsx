import { Checkbox } from '@saya/ui/choice'
import { useFocusWrong } from '@saya/ui/field'
import { Note } from '@saya/ui/note'
import { type SyntheticEvent, useId, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { identityTexts } from './identity.texts.ts'
import { PhoneField } from './PhoneField.tsx'
import { sayTrouble } from './sayTrouble.ts'
import type { SignInSheetForm } from './useSignInForm.ts'

interface PhoneStepProps {
  /** By which the button outside the form sends it. */
  readonly id: string
  readonly filled: SignInSheetForm
}

export function PhoneStep({ id, filled: { form, dispatch, submitPhone } }: PhoneStepProps) {
  const t = useTexts(identityTexts)
  const self = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(self, form.isBusy)
  const agreeErrorId = useId()
  const agreeError = sayTrouble(form.agreeTrouble, t)

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
      <div className="signInAgreement">
        <Checkbox
          checked={form.agreeTerms}
          onChange={event => dispatch({ on: 'agree', agreeTerms: event.currentTarget.checked })}
          aria-invalid={agreeError ? true : undefined}
          aria-describedby={agreeError ? agreeErrorId : undefined}
        >
          {t.agree}{' '}
          <a href="/terms-of-use" target="_blank" rel="noopener">
            {t.terms}
          </a>{' '}
          {t.and}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {t.privacy}
          </a>
        </Checkbox>
        <p id={agreeErrorId} className="fieldMessage" data-error aria-live="polite">
          {agreeError}
        </p>
      </div>
      {!form.agreeTerms && <Note tone="wait">{t.agreeHint}</Note>}
    </form>
  )
}
