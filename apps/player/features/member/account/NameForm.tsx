import { throttleMs } from '@saya/contract/limits'
import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { type ReactNode, useState } from 'react'
import { FormPage } from '../../../shared/FormPage.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { findNameFault } from './accountFaults.ts'
import { formTexts } from './form.texts.ts'
import { useAccountSubmit } from './useAccountSubmit.ts'

interface NameFormProps {
  readonly of: 'username' | 'nick_name'
  readonly title: string
  readonly line: ReactNode
  readonly done: string
  readonly first: string
  /** What is said in the form's own words rather than the server's. */
  readonly explain?: (reason: string) => string | undefined
}

/** A username and a nick name are typed by the same rules. */
export function NameForm({ of, title, line, done, first, explain }: NameFormProps) {
  const t = useTexts(formTexts)
  const [name, setName] = useState(first)
  const [error, setError] = useState('')
  const { isBusy, submit, closed } = useAccountSubmit({
    everyMs: throttleMs.usernameAndCodeCheck,
    done,
    onRefused: (reason, sentence) => setError(explain?.(reason) ?? sentence),
  })

  function check() {
    // Keyboards put a blank behind a word they complete.
    const typed = name.trim()
    const fault = findNameFault(typed)
    if (fault === null) return void submit({ [of]: typed })
    setError(fault === 'namePattern' ? t.namePattern : t[fault](title))
  }

  return (
    <FormPage
      title={title}
      backLabel={t.back}
      line={line}
      closed={closed}
      submitLabel={t.save}
      isBusy={isBusy}
      onSubmit={check}
    >
      <Field label={title} error={error}>
        <ClearableInput
          value={name}
          onChange={event => {
            setName(event.currentTarget.value)
            setError('')
          }}
          clearLabel={t.clear}
          autoComplete={of === 'username' ? 'username' : 'nickname'}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </Field>
    </FormPage>
  )
}
