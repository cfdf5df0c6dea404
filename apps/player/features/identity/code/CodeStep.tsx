import { codeLimits } from '@saya/contract/limits'
import { Field } from '@saya/ui/field'
import { shieldCheckFill } from '@saya/ui/icon/drawings/shieldCheckFill'
import { Note } from '@saya/ui/note'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { CodeInput } from './CodeInput.tsx'
import { identityTexts } from '../identity.texts.ts'
import { formatPhone } from './phone.ts'
import { SendCode } from './SendCode.tsx'
import { sayTrouble } from '../sayTrouble.ts'
import { useAutoSubmit } from './useAutoSubmit.ts'
import type { SignInSheetForm } from '../useSignInForm.ts'

interface CodeStepProps {
  readonly id: string
  readonly filled: SignInSheetForm
}

export function CodeStep({ id, filled }: CodeStepProps) {
  const { form, dispatch, submitCode, resend } = filled
  const t = useTexts(identityTexts)
  const input = useRef<HTMLInputElement>(null)
  // The phone before it had the focus and is gone.
  useEffect(() => input.current?.focus(), [])
  useAutoSubmit(form.code, () => void submitCode(form.code))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void submitCode(form.code)
  }

  /** A form whose button is off does not answer to Enter by itself, and would leave a short code unexplained. */
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') submit(event)
  }

  return (
    <form id={id} className="signInForm" onSubmit={submit} noValidate>
      <p className="signInLine">
        {t.sentTo} <b className="num">{`${form.countryCode} ${formatPhone(form.sentTo)}`}</b>{' '}
        <button type="button" className="signInChange" onClick={() => dispatch({ on: 'back' })}>
          {t.change}
        </button>
      </p>
      <div className="signInCode">
        <Field label={t.code} error={sayTrouble(form.codeTrouble, t)}>
          <CodeInput
            value={form.code}
            onValue={code => dispatch({ on: 'typeCode', code })}
            refusals={form.refusals}
            onKeyDown={press}
            ref={input}
          />
        </Field>
      </div>
      <SendCode
        resendAtMs={form.resendAtMs}
        everySeconds={codeLimits.resendSeconds}
        // While the code is judged the button below says so.
        isBusy={false}
        onSend={() => void resend()}
        words={{ send: t.resend, sendIn: t.resendIn }}
      />
      <Note drawing={shieldCheckFill}>{t.keepCode}</Note>
    </form>
  )
}
