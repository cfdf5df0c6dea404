import { textLimits } from '@saya/contract/limits'
import { Button, ButtonLink } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea } from '@saya/ui/input'
import type { SyntheticEvent } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { needsRoom } from './cutFeedback.ts'
import { feedbackTexts } from './feedback.texts.ts'
import { GuestForm } from './GuestForm.tsx'
import { useFeedback } from './useFeedback.ts'
import './feedbackPage.css'

/** Where people write to us of their own accord: a guest says how they are reached. */
export function Page() {
  const t = useTexts(feedbackTexts)
  const isMember = useToken() !== ''
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="feedbackPage">
        {isMember ? <MemberForm /> : <GuestForm />}
        <ButtonLink full look="ghost" href="/service">
          {t.urgent}
        </ButtonLink>
      </main>
    </>
  )
}

function MemberForm() {
  const t = useTexts(feedbackTexts)
  const { text, trouble, isBusy, type, send } = useFeedback()
  const counter = (
    <span className="num">
      {text.length}/{textLimits.feedback}
    </span>
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <>
      <p className="feedbackLine">{t.line}</p>
      <form onSubmit={submit}>
        <Field label={t.label} aside={counter} error={trouble}>
          <TextArea isTall={needsRoom(text)} value={text} onChange={event => type(event.currentTarget.value)} />
        </Field>
        <Button full type="submit" loading={isBusy} disabled={!text.trim()}>
          {t.submit}
        </Button>
      </form>
    </>
  )
}
