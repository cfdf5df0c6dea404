import { Note } from '@saya/ui/note'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { useProfile } from '../../../shared/answer/useProfile.ts'
import { formTexts } from './form.texts.ts'
import { NameForm } from './NameForm.tsx'
import { writeDate } from './writeDate.ts'

export function Form() {
  const t = useTexts(formTexts)
  const language = useContext(LanguageContext)
  const { answer, refresh } = useProfile()
  const openAt = answer?.username_open_at ?? 0
  const openText = openAt > 0 ? t.usernameOpenAt(writeDate(openAt, language)) : undefined

  function explain(reason: string): string | undefined {
    if (reason !== 'username_too_soon') return undefined
    if (!openText) void refresh().catch(() => {})
    return openText
  }

  return (
    <NameForm
      of="username"
      title={t.username}
      line={openText ? <Note tone="wait">{openText}</Note> : t.usernameLine}
      done={t.usernameSet}
      first=""
      explain={explain}
    />
  )
}
