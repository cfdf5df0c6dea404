import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { Field } from '@saya/ui/field'
import { shieldCheckFill } from '@saya/ui/icon/drawings/shieldCheckFill'
import { Note } from '@saya/ui/note'
import { OtpInput } from '@saya/ui/otp'
import { ProgressRing } from '@saya/ui/progress'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { codeLimits } from '@saya/contract/limits'
import { clock } from '../../shared/clock.ts'
import { useTexts } from '../../shared/texts.ts'
import { clockFace, shareLeft } from './countdown.ts'
import { identityTexts } from './identity.texts.ts'
import { formatPhone } from './phone.ts'
import { sayTrouble } from './sayTrouble.ts'
import { findCodeFault } from './signInForm.ts'
import type { SignInSheetForm } from './useSignInForm.ts'

interface CodeStepProps {
  readonly id: string
  readonly filled: SignInSheetForm
}

export function CodeStep({ id, filled }: CodeStepProps) {
  const { form, dispatch, submitCode } = filled
  const t = useTexts(identityTexts)
  useAutoSubmit(form.code, () => void submitCode(form.code))

  function submit(event: FormEvent | KeyboardEvent) {
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
          <OtpInput
            value={form.code}
            onValue={code => dispatch({ on: 'typeCode', code })}
            refusals={form.refusals}
            onKeyDown={press}
            autoFocus
          />
        </Field>
      </div>
      <Resend filled={filled} />
      <Note drawing={shieldCheckFill}>{t.keepCode}</Note>
    </form>
  )
}

/** A whole code is sent by itself, a moment after its last digit. */
function useAutoSubmit(code: string, submit: () => void) {
  const send = useEffectEvent(submit)
  useEffect(() => {
    if (findCodeFault(code)) return
    const timer = setTimeout(send, codeLimits.submitDebounceMs)
    return () => clearTimeout(timer)
  }, [code])
}

function Resend({ filled: { form, resend } }: { filled: SignInSheetForm }) {
  const t = useTexts(identityTexts)
  const left = useSecondsLeft(form.resendAtMs, clock)
  return (
    <div className="signInResend">
      {left > 0 ? (
        <>
          <ProgressRing share={shareLeft(left)} size={24} label={t.resendIn} />
          {t.resendIn} <span className="num">{clockFace(left)}</span>
        </>
      ) : (
        <Button look="ghost" size="medium" disabled={form.isBusy} onClick={() => void resend()}>
          {t.resend}
        </Button>
      )}
    </div>
  )
}
