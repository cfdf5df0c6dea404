import { throttleMs } from '@saya/contract/limits'
import { Field } from '@saya/ui/field'
import { PhoneInput } from '@saya/ui/input'
import { useRef, useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { CodeInput, SendCode, useAutoSubmit } from '../../identity/index.ts'
import { type AccountFault, accountPhoneDigits, findAccountCodeFault, findAccountPhoneFault } from './accountFaults.ts'
import { formTexts } from './form.texts.ts'
import { keepEditCode } from './keptEditCode.ts'
import { useAccountSubmit } from './useAccountSubmit.ts'
import { useEditCode } from './useEditCode.ts'

const codeReasons = ['code_invalid', 'code_spent', 'attempts_exceeded']

export function Form() {
  const t = useTexts(formTexts)
  const editCode = useEditCode()
  const [phone, setPhone] = useState(editCode.sentTo)
  const [code, setCode] = useState('')
  const [phoneError, setPhoneError] = useState('')
  const [codeError, setCodeError] = useState('')
  const codeInput = useRef<HTMLInputElement>(null)
  const tried = useRef('')
  const { isBusy, submit, closed } = useAccountSubmit({
    everyMs: throttleMs.credentialSubmit,
    done: t.phoneSet,
    onRefused(reason, sentence) {
      if (codeReasons.includes(reason)) return setCodeError(sentence)
      setPhoneError(sentence)
      if (reason === 'phone_taken') void say(t.phoneUnavailable, 'bad')
    },
  })
  const digits = accountPhoneDigits(phone)
  // One that was refused waits for another digit, and none counts that was not sent.
  useAutoSubmit(code, () => {
    if (editCode.otpId && code !== tried.current) check()
  })

  function isRight(): boolean {
    const fault = findAccountPhoneFault(digits)
    setPhoneError(fault ? t[fault] : '')
    return fault === null
  }

  async function save(change: Parameters<typeof submit>[0]) {
    if (await submit(change)) keepEditCode(null)
  }

  async function send() {
    // The button is off then, and what comes next is the code.
    if (isRight() && (await editCode.send(digits))) codeInput.current?.focus()
  }

  function check() {
    tried.current = code
    if (!isRight()) return
    const fault: AccountFault | null = findAccountCodeFault(code)
    if (fault) return setCodeError(t[fault])
    if (!editCode.otpId) return void say(t.codeMissing, 'bad')
    void save({ phone: digits, country_code: '63', otp_id: editCode.otpId, code })
  }

  return (
    <FormPage
      title={t.phone}
      backLabel={t.back}
      line={t.phoneLine}
      closed={closed}
      submitLabel={t.save}
      isBusy={isBusy}
      onSubmit={check}
    >
      <Field label={t.phone} error={phoneError}>
        <PhoneInput
          prefix="+63"
          value={phone}
          onChange={event => {
            setPhone(event.currentTarget.value)
            setPhoneError('')
          }}
          clearLabel={t.clear}
          enterKeyHint="next"
        />
      </Field>
      <Field label={t.code} error={codeError}>
        <CodeInput
          ref={codeInput}
          value={code}
          onValue={entered => {
            setCode(entered)
            setCodeError('')
          }}
        />
      </Field>
      <SendCode resendAtMs={editCode.openAtMs} isBusy={editCode.isSending} onSend={() => void send()} />
    </FormPage>
  )
}
