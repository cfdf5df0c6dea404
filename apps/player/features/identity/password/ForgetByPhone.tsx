import { ButtonLink } from '@saya/ui/button'
import { useEffect, useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { clock } from '../../../shared/device/clock.ts'
import { readKept } from '../keptSignIn.ts'
import { readRemembered } from '../rememberedNumber.ts'
import { identityTexts } from '../identity.texts.ts'
import { advanceVerification } from '../verification/keptVerification.ts'
import { passwordTexts } from './password.texts.ts'
import { findPhoneFault, formatPhone, nationalNumber, type PhoneFault, phoneForCall } from '../code/phone.ts'
import { PhoneField } from '../code/PhoneField.tsx'
import { useSendCode } from '../code/useSendCode.ts'

/** What was typed to sign in with, or what this device keeps of it. */
function numberTyped(): string {
  const own = readRemembered()
  return readKept(clock.now())?.form?.number ?? (own ? formatPhone(own.number) : '')
}

export function ForgetByPhone() {
  const t = useTexts(passwordTexts)
  const faults = useTexts(identityTexts)
  const [countryCode, setCountryCode] = useState('+63')
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<PhoneFault | null>(null)
  const { isSending, send } = useSendCode()
  // The server renders the page for anybody: what is kept here comes once the app runs.
  useEffect(() => setNumber(typed => typed || numberTyped()), [])

  async function submit() {
    const found = findPhoneFault({ countryCode, number })
    setFault(found)
    if (found) return
    const to = phoneForCall({ countryCode, number })
    const sent = await send({ ...to, purpose: 'forget' }, t.smsFailedNow)
    if (!sent) return
    advanceVerification({ on: 'sent', ...sent, type: 'forget', field: 'password', phone: to.phone })
    void go('/forgetPassword/verify/verify')
  }

  function type(typed: string) {
    setNumber(typed)
    setFault(null)
  }

  return (
    <FormPage
      title={t.forgotTitle}
      backLabel={t.back}
      line={t.forgotLine}
      submitLabel={t.sendCode}
      isBusy={isSending}
      onSubmit={() => void submit()}
      below={
        <ButtonLink look="ghost" size="medium" href="/forgetPassword/verify/email">
          {t.byEmail}
        </ButtonLink>
      }
    >
      <PhoneField
        countryCode={countryCode}
        number={number}
        error={fault ? faults[fault] : undefined}
        onCountry={setCountryCode}
        onNumber={type}
        onLeave={() => setNumber(formatPhone(nationalNumber(number)))}
      />
    </FormPage>
  )
}
