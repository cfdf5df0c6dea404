import { codeLimits } from '@saya/contract/limits'
import { numberClaimLimits } from '@saya/contract/numberClaim/numberClaimLimits.ts'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea, TextInput } from '@saya/ui/input'
import { Note } from '@saya/ui/note'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { CodeInput, SendCode } from '../identity/index.ts'
import { lostNumberTexts } from './lostNumber.texts.ts'
import { useLostNumber } from './useLostNumber.ts'
import './feedbackPage.css'

/** Where somebody asks for their account who no longer has the number it is entered by. */
export function LostNumber() {
  const t = useTexts(lostNumberTexts)
  const [isOpen, open] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash !== '#lost-number') return undefined
    open(true)
    // After the page itself has arrived, which leads to its own heading.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('section')?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section className="lostNumber" aria-labelledby="lost-number">
      <h2 className="h2" id="lost-number" ref={heading} tabIndex={-1}>
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
  const asked = useLostNumber()
  const { typed, type, trouble, busy, isDone, isCodeSent, resendAtMs, sendCode, send } = asked
  const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void (isCodeSent ? send() : sendCode())
  }

  if (isDone) return <Kept />
  return (
    <form className="guestForm" noValidate onSubmit={submit}>
      <Field label={t.oldNumber}>
        <TextInput {...phone} value={typed.oldNumber} onChange={on => type({ oldNumber: on.currentTarget.value })} />
      </Field>
      <Field label={t.newNumber} error={isCodeSent ? '' : trouble}>
        <TextInput {...phone} value={typed.newNumber} onChange={on => type({ newNumber: on.currentTarget.value })} />
      </Field>
      <SendCode
        resendAtMs={resendAtMs}
        everySeconds={codeLimits.resendSeconds}
        isBusy={busy === 'code'}
        onSend={() => void sendCode()}
      />
      {isCodeSent && <Proof asked={asked} />}
    </form>
  )
}

/** What there is to fill in once a code is under way. */
function Proof({ asked: { typed, type, trouble, busy } }: { asked: ReturnType<typeof useLostNumber> }) {
  const t = useTexts(lostNumberTexts)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  return (
    <>
      <Field label={t.code} error={trouble}>
        <CodeInput value={typed.code} onValue={digits => type({ code: digits })} ref={code} />
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
        disabled={!typed.oldNumber.trim() || typed.code.length < 6}
      >
        {t.submit}
      </Button>
    </>
  )
}

/** It stands where a long form was, so it comes into view by itself. */
function Kept() {
  const t = useTexts(lostNumberTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.closest('section')?.scrollIntoView()
  }, [])
  return (
    <div role="status" className="lostNumberKept" ref={box} tabIndex={-1}>
      <Note tone="info">
        <b>{t.done}</b>
        <p>{t.doneLine}</p>
      </Note>
    </div>
  )
}
