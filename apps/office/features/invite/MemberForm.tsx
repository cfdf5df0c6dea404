import { type SubmitEvent, useState } from 'react'
import { go } from '../../shared/navigation.ts'

/** Leads to whom a member has brought, by their ID. */
export function MemberForm({ uid }: { readonly uid: string }) {
  const [typed, setTyped] = useState(uid)

  function open(event: SubmitEvent) {
    event.preventDefault()
    go(typed.trim() === '' ? '/referrals' : `/referrals/${typed.trim()}`)
  }
  return (
    <form className="inviteSearch" onSubmit={open}>
      <label>
        Member ID
        <input
          value={typed}
          inputMode="numeric"
          placeholder="88000001"
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Show tree</button>
    </form>
  )
}
