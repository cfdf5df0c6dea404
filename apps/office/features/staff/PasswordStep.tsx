import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import type { OfficeTicket } from './CodeStep.tsx'

/** The first step. Which of the two was wrong is told to nobody. */
export function PasswordStep({ onTicket }: { readonly onTicket: (ticket: OfficeTicket) => void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  async function submit(): Promise<void> {
    setBusy(true)
    setError('')
    try {
      const answer = await callOffice('POST /office/api/sign-in', { body: { email, password } })
      onTicket({ ticket: answer.ticket, setsPassword: answer.sets_password })
    } catch (cause) {
      setError(sentenceOf(cause))
      setBusy(false)
    }
  }

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <h1>Log in</h1>
      <div className="officeField">
        <label htmlFor="email">Email</label>
        <input
          ref={first}
          id="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
      </div>
      <div className="officeField">
        <label htmlFor="password">Password</label>
        <input
          id="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.currentTarget.value)}
        />
      </div>
      <p role="alert" className="signInError">
        {error}
      </p>
      <ActButton isSubmit look="brand" size="tall" isBusy={isBusy}>
        Continue
      </ActButton>
    </form>
  )
}
