import { throttleMs } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { useSecondsLeft } from '@saya/ui/countdown'
import { Field } from '@saya/ui/field'
import { PhoneInput, TextInput } from '@saya/ui/input'
import { useRef, useState } from 'react'
import { clock } from '../../../shared/device/clock.ts'
import { FormPage } from '../../../shared/FormPage.tsx'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
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
  const left = useSecondsLeft(editCode.openAtMs, clock)
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
        <TextInput
          ref={codeInput}
          look="figures"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={event => {
            setCode(event.currentTarget.value.replace(/\s/g, ''))
            setCodeError('')
          }}
          suffix={
            <Button
              look="soft"
              size="small"
              disabled={left > 0}
              loading={editCode.isSending}
              onClick={() => void send()}
            >
              {left > 0 ? t.sendCodeIn(left) : t.sendCode}
            </Button>
          }
        />
      </Field>
    </FormPage>
  )
}
