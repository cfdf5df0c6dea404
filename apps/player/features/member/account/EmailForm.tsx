import { throttleMs } from '@saya/contract/limits'
import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { findEmailFault } from '../../identity/index.ts'
import { formTexts } from './form.texts.ts'
import { keepEmail, readEmail } from './keptEmail.ts'
import { RemoveEmail } from './RemoveEmail.tsx'
import { useAccountSubmit } from './useAccountSubmit.ts'

export function Form() {
  const t = useTexts(formTexts)
  const [email, setEmail] = useState(readEmail)
  const [error, setError] = useState('')
  const { isBusy, submit, closed, profile } = useAccountSubmit({
    everyMs: throttleMs.credentialSubmit,
    done: t.emailSet,
    onRefused: (_reason, sentence) => setError(sentence),
  })

  function check() {
    const typed = email.trim()
    const fault = findEmailFault(typed)
    if (fault) setError(t[fault])
    else if (!isBusy) void save(typed)
  }

  /** Kept meanwhile, since the code that may be asked for is read in another app. */
  async function save(typed: string) {
    keepEmail(typed)
    await submit({ email: typed })
    keepEmail(null)
  }

  return (
    <FormPage
      title={t.email}
      backLabel={t.back}
      line={t.emailLine}
      closed={closed}
      submitLabel={t.save}
      isBusy={isBusy}
      onSubmit={check}
      below={<RemoveEmail onRefused={setError} />}
    >
      <Field label={t.email} error={error} hint={profile?.email ? t.emailNow(profile.email) : undefined}>
        <ClearableInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="done"
          value={email}
          onChange={event => {
            setEmail(event.currentTarget.value)
            setError('')
          }}
          clearLabel={t.clear}
        />
      </Field>
    </FormPage>
  )
}
