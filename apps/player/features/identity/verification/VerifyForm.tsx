import { Field } from '@saya/ui/field'
import { throttleMs } from '@saya/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { go } from '../../../shared/navigation.ts'
import { say } from '../../../shared/say.ts'
import { readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { CodeInput } from '../code/CodeInput.tsx'
import { advanceVerification, readVerification, useVerification } from './keptVerification.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { SendCode } from '../code/SendCode.tsx'
import { findCodeFault } from '../signInForm.ts'
import { useAutoSubmit } from '../code/useAutoSubmit.ts'
import { useCodeTarget } from '../code/useCodeTarget.ts'
import { useFirstCode } from '../code/useFirstCode.ts'
import { useSubmit } from '../useSubmit.ts'

/** Shows by a code, which is checked as its last digit is in, who one is: a member to their own phone, whoever forgot the password to what they named. */
export function Form() {
  const t = useTexts(passwordTexts)
  const verification = useVerification()
  const target = useCodeTarget(verification)
  const { isBusy, submit } = useSubmit(throttleMs.usernameAndCodeCheck)
  const [code, setCode] = useState('')
  const [isWrong, setWrong] = useState(false)
  const tried = useRef('')
  const input = useRef<HTMLInputElement>(null)
  useFirstCode({ isUnsent: target.isUnsent, send: sendAnother }, target.isKnown)
  // One that was refused waits for another digit.
  useAutoSubmit(code, () => {
    if (code !== tried.current) void check()
  })
  useEffect(() => {
    if (!readToken() && readVerification().otpId === '') void go('/forgetPassword/verify/phone', { replace: true })
  }, [])

  async function check() {
    if (isBusy) return
    tried.current = code
    if (verification.otpId === '') return void say(t.codeMissing, 'bad')
    if (findCodeFault(code)) {
      setWrong(true)
      return void say(t.codeWrong, 'bad')
    }
    if (!(await submit(() => target.check(code), t.codeWrong))) return setCode('')
    advanceVerification({ on: 'codeChecked', code })
    void go(`${target.path}/verifypassword`)
  }

  function type(digits: string) {
    setCode(digits)
    setWrong(false)
  }

  async function sendAnother() {
    type('')
    // The button is off now, and what comes next is the code.
    if (await target.send()) input.current?.focus()
  }

  return (
    <FormPage
      title={t.verifyTitle}
      backLabel={t.back}
      line={target.line}
      submitLabel={t.next}
      isBusy={isBusy}
      onSubmit={() => void check()}
    >
      <Field label={t.code} error={isWrong ? t.codeWrong : undefined}>
        <CodeInput ref={input} value={code} onValue={type} />
      </Field>
      <SendCode resendAtMs={verification.resendAtMs} isBusy={target.isSending} onSend={() => void sendAnother()} />
    </FormPage>
  )
}
