import { textLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea, TextInput } from '@saya/ui/input'
import { type SyntheticEvent, useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { needsRoom } from './cutFeedback.ts'
import { feedbackTexts } from './feedback.texts.ts'
import { useFeedback } from './useFeedback.ts'
import './feedbackPage.css'

/** Where somebody writes to us who is not signed in, or cannot be: they say how they are reached. */
export function GuestForm() {
  const t = useTexts(feedbackTexts)
  const [contact, setContact] = useState('')
  const [fault, setFault] = useState('')
  const { text, trouble, isBusy, type, send } = useFeedback({ contact, onContactRefused: setFault })
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
    <section aria-labelledby="write-to-us">
      <h2 className="h2" id="write-to-us">
        {t.write}
      </h2>
      <p>{t.writeLine}</p>
      <form className="guestForm" noValidate onSubmit={submit}>
        <Field label={t.message} aside={counter} error={trouble}>
          <TextArea isTall={needsRoom(text)} value={text} onChange={event => type(event.currentTarget.value)} />
        </Field>
        <Field label={t.contact} error={fault}>
          <TextInput
            autoComplete="email"
            autoCapitalize="none"
            maxLength={60}
            value={contact}
            onChange={event => {
              setContact(event.currentTarget.value)
              setFault('')
            }}
          />
        </Field>
        <Button full type="submit" loading={isBusy} disabled={!text.trim() || !contact.trim()}>
          {t.submit}
        </Button>
      </form>
    </section>
  )
}
