import { Checkbox } from '@saya/ui/choice'
import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { Note } from '@saya/ui/note'
import { type SyntheticEvent, useId, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { identityTexts } from './identity.texts.ts'
import { countryCodes, phoneMaxLength } from './phone.ts'
import { sayTrouble } from './sayTrouble.ts'
import { usePhoneTyping } from './usePhoneTyping.ts'
import type { SignInSheetForm } from './useSignInForm.ts'

interface PhoneStepProps {
  /** By which the button outside the form sends it. */
  readonly id: string
  readonly filled: SignInSheetForm
}

export function PhoneStep({ id, filled: { form, dispatch, submitPhone } }: PhoneStepProps) {
  const t = useTexts(identityTexts)
  const typing = usePhoneTyping(form.number, number => dispatch({ on: 'typeNumber', number }))
  const agreement = useRef<HTMLInputElement>(null)
  const agreeErrorId = useId()
  const agreeError = sayTrouble(form.agreeTrouble, t)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!form.agreeTerms) agreement.current?.focus()
    void submitPhone()
  }

  return (
    <form id={id} className="signInForm" onSubmit={submit} noValidate>
      <p className="signInLine">{t.line}</p>
      <Field label={t.phone} error={sayTrouble(form.phoneTrouble, t)}>
        <ClearableInput
          {...typing}
          look="figures"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          enterKeyHint="next"
          clearLabel={t.clear}
          maxLength={phoneMaxLength(form.number)}
          onBlur={() => dispatch({ on: 'leaveNumber' })}
          prefix={
            <span className="inputPrefix">
              <select aria-label={t.country} defaultValue={form.countryCode} disabled>
                {countryCodes.map(code => (
                  <option key={code}>{code}</option>
                ))}
              </select>
            </span>
          }
          data-autofocus
        />
      </Field>
      <div className="signInAgreement">
        <Checkbox
          ref={agreement}
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
