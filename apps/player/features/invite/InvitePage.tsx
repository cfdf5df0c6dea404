import type { Place } from '../../shared/session/place.ts'
import { useToken } from '../../shared/session/session.ts'
import { GuestInvite } from './GuestInvite.tsx'
import { OwnInvite } from './OwnInvite.tsx'
import './invite.css'

/** A member hands their link on here. Whoever follows it and has no account yet reads who invites them, and signs up. */
export function Page({ place }: { place: Place }) {
  const isMember = useToken() !== ''
  return isMember ? <OwnInvite /> : <GuestInvite place={place} />
}
