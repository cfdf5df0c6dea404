import { throttleMs } from '@saya/contract/limits'
import { type ReactNode, useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { findNewPasswordFault, type NewPasswordFault, wantsHint } from './newPassword.ts'
import { passwordTexts } from './password.texts.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSubmit } from '../useSubmit.ts'

interface NewPasswordFormProps {
  readonly title: string
  readonly below?: ReactNode
  /** What is said where the server says nothing. */
  readonly failed: string
  /** Whether the form may be sent at all, which says itself what is missing. */
  readonly mayBegin?: () => boolean
  readonly save: (password: string) => Promise<void>
  readonly onSaved: () => void
}

/** Choosing a password. The one field can be looked at, so nobody types it twice. */
export function NewPasswordForm({ title, below, failed, mayBegin, save, onSaved }: NewPasswordFormProps) {
  const t = useTexts(passwordTexts)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<NewPasswordFault | null>(null)
  const { isBusy, submit } = useSubmit(throttleMs.credentialSubmit)

  async function send() {
    if (mayBegin && !mayBegin()) return
    const found = findNewPasswordFault(password)
    setFault(found)
    if (found) return
    if (await submit(() => save(password), failed)) onSaved()
  }

  function type(typed: string) {
    setPassword(typed)
    setFault(null)
  }

  return (
    <FormPage
      title={title}
      backLabel={t.back}
      line={t.newLine}
      submitLabel={t.save}
      isBusy={isBusy}
      onSubmit={() => void send()}
      below={below}
    >
      <PasswordField
        kind="new"
        label={t.newPassword}
        password={password}
        error={fault ? t[fault] : undefined}
        hint={password !== '' && wantsHint(password) ? t.contentHint : undefined}
        onPassword={type}
        isFirst
      />
    </FormPage>
  )
}
