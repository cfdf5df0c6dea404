import { ButtonLink } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { type EmailFault, findEmailFault } from './emailFault.ts'
import { identityTexts } from '../identity.texts.ts'
import { advanceVerification } from '../verification/keptVerification.ts'
import { passwordTexts } from './password.texts.ts'
import { useSendCode } from '../code/useSendCode.ts'

export function ForgetByEmail() {
  const t = useTexts(passwordTexts)
  const { clear } = useTexts(identityTexts)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<EmailFault | 'emailMissing' | null>(null)
  const { isSending, send } = useSendCode()

  async function submit() {
    const email = typed.trim()
    const found = email === '' ? 'emailMissing' : findEmailFault(email)
    setFault(found)
    if (found) return
    const sent = await send({ email, purpose: 'forget' }, t.smsFailed)
    if (!sent) return
    advanceVerification({ on: 'sent', ...sent, type: 'forget', field: 'password', email })
    void go('/forgetPassword/verify/verify')
  }

  function type(email: string) {
    setTyped(email)
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
        <ButtonLink look="ghost" size="medium" href="/forgetPassword/verify/phone">
          {t.byPhone}
        </ButtonLink>
      }
    >
      <Field label={t.email} error={fault ? t[fault] : undefined}>
        <ClearableInput
          type="email"
          inputMode="email"
          autoComplete="email"
          clearLabel={clear}
          value={typed}
          onChange={event => type(event.currentTarget.value)}
        />
      </Field>
    </FormPage>
  )
}
