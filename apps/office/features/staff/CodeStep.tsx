import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { callOffice, OfficeError, sentenceOf } from '../../shared/client.ts'
import { say } from '../../shared/act/say.ts'
import { ownPassword } from './ownPassword.ts'
import { PasswordChoice } from './PasswordChoice.tsx'
import { setToken } from '../../shared/token.ts'

/** What the first step gives to the second. */
export interface OfficeTicket {
  readonly ticket: string
  /** Whether they choose a password of their own, since the one they have was drawn for them. */
  readonly setsPassword: boolean
}

interface CodeStepProps extends OfficeTicket {
  readonly onBack: () => void
}

const few = 3

/** The second step: six digits of the device, or one of the recovery codes. */
export function CodeStep({ ticket, setsPassword, onBack }: CodeStepProps) {
  const [chosen, setChosen] = useState('')
  const [usesRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const choice = useRef<HTMLInputElement>(null)
  useEffect(() => (setsPassword ? choice : input).current?.focus(), [setsPassword, usesRecovery])
  const isChosen = !setsPassword || chosen.length >= ownPassword.least

  async function prove(typed: string): Promise<void> {
    setBusy(true)
    setError('')
    try {
      const answer = await callOffice('POST /office/api/sign-in/code', {
        body: { ticket, code: typed, ...(setsPassword ? { new_password: chosen } : {}) },
      })
      if (answer.recovery_codes_left <= few) say(`You have ${answer.recovery_codes_left} recovery codes left.`, 'bad')
      setToken(answer.token)
    } catch (cause) {
      setBusy(false)
      setCode('')
      setError(sentenceOf(cause))
      if (cause instanceof OfficeError && cause.code === 'ticket_expired') {
        say(cause.message, 'bad')
        onBack()
      }
    }
  }

  function type(text: string): void {
    const typed = usesRecovery ? text : text.replace(/\s/g, '')
    setCode(typed)
    if (!usesRecovery && /^\d{6}$/.test(typed) && isChosen && !isBusy) void prove(typed)
  }

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void prove(code)
      }}
    >
      <h1>{usesRecovery ? 'Recovery code' : 'Code from your device'}</h1>
      {setsPassword && <PasswordChoice input={choice} value={chosen} onChange={setChosen} />}
      <div className="officeField signInCode">
        <label htmlFor="code">{usesRecovery ? 'One of your saved codes' : 'Six digits'}</label>
        <input
          ref={input}
          id="code"
          value={code}
          inputMode={usesRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          required
          onChange={event => type(event.currentTarget.value)}
        />
      </div>
      <p role="alert" className="signInError">
        {error}
      </p>
      <ActButton isSubmit look="brand" size="tall" isBusy={isBusy} isDisabled={code.length < 6 || !isChosen}>
        Log in
      </ActButton>
      <div className="signInOther">
        <button
          type="button"
          onClick={() => {
            setRecovery(!usesRecovery)
            setCode('')
          }}
        >
          {usesRecovery ? 'Use the device' : 'Device lost? Use a recovery code'}
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}
