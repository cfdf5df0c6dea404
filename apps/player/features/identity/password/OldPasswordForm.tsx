import { throttleMs } from '@saya/contract/limits'
import { ButtonLink } from '@saya/ui/button'
import { useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { FormPage } from '../../../shared/FormPage.tsx'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { exchangeToken } from '../exchangeToken.ts'
import { advanceVerification } from '../verification/keptVerification.ts'
import { passwordTexts } from './password.texts.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSubmit } from '../useSubmit.ts'

/** Shows by the old password who one is. Whoever does not remember it verifies by phone. */
export function OldPasswordForm() {
  const t = useTexts(passwordTexts)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, submit } = useSubmit(throttleMs.credentialSubmit)

  async function check() {
    setMissing(password === '')
    if (password === '') return
    const body = { password }
    const isRight = await submit(
      () => exchangeToken(() => callServer('POST /member/auth/password', { body })),
      t.oldWrong,
    )
    if (!isRight) return
    advanceVerification({ on: 'passwordChecked', oldPassword: password })
    void go('/s-account/form/verifypassword')
  }

  function type(typed: string) {
    setPassword(typed)
    setMissing(false)
  }

  return (
    <FormPage
      title={t.oldTitle}
      backLabel={t.back}
      line={t.oldLine}
      submitLabel={t.next}
      isBusy={isBusy}
      onSubmit={() => void check()}
      below={
        <ButtonLink look="ghost" size="medium" href="/s-account/verifytype">
          {t.otherWay}
        </ButtonLink>
      }
    >
      <PasswordField
        kind="current"
        label={t.oldPassword}
        password={password}
        error={isMissing ? t.passwordMissing : undefined}
        onPassword={type}
        isFirst
      />
    </FormPage>
  )
}
