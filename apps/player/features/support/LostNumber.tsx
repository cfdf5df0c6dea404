import { numberClaimLimits } from '@saya/contract/numberClaim/numberClaimLimits.ts'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea, TextInput } from '@saya/ui/input'
import { type SyntheticEvent, useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { lostNumberTexts } from './lostNumber.texts.ts'
import { useLostNumber } from './useLostNumber.ts'
import './feedbackPage.css'

/** Where somebody asks for their account who no longer has the number it is entered by. */
export function LostNumber() {
  const t = useTexts(lostNumberTexts)
  const [isOpen, open] = useState(false)
  return (
    <section aria-labelledby="lost-number">
      <h2 className="h2" id="lost-number">
        {t.title}
      </h2>
      <p>{t.line}</p>
      {isOpen ? (
        <LostNumberForm />
      ) : (
        <Button look="outline" full onClick={() => open(true)}>
          {t.start}
        </Button>
      )}
    </section>
  )
}

function LostNumberForm() {
  const t = useTexts(lostNumberTexts)
  const { typed, type, trouble, busy, isDone, isCodeSent, sendCode, send } = useLostNumber()
  const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 20 } as const

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void send()
  }

  if (isDone) {
    return (
      <div role="status">
        <b>{t.done}</b>
        <p>{t.doneLine}</p>
      </div>
    )
  }
  return (
    <form className="guestForm" noValidate onSubmit={submit}>
      <Field label={t.oldNumber}>
        <TextInput {...phone} value={typed.oldNumber} onChange={on => type({ oldNumber: on.currentTarget.value })} />
      </Field>
      <Field label={t.newNumber} error={isCodeSent ? '' : trouble}>
        <TextInput {...phone} value={typed.newNumber} onChange={on => type({ newNumber: on.currentTarget.value })} />
      </Field>
      <Button
        look="soft"
        size="medium"
        loading={busy === 'code'}
        disabled={!typed.newNumber.trim()}
        onClick={() => void sendCode()}
      >
        {t.sendCode}
      </Button>
      <Field label={t.code} error={isCodeSent ? trouble : ''}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={typed.code}
          onChange={on => type({ code: on.currentTarget.value })}
        />
      </Field>
      <Field label={t.words}>
        <TextArea
          maxLength={numberClaimLimits.words}
          value={typed.words}
          onChange={on => type({ words: on.currentTarget.value })}
        />
      </Field>
      <Button
        full
        type="submit"
        loading={busy === 'request'}
        disabled={!isCodeSent || !typed.oldNumber.trim() || typed.code.length < 6}
      >
        {t.submit}
      </Button>
    </form>
  )
}
