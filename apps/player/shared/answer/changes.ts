import type { ChangeSubject } from '@saya/contract/realtime/changeTopic.ts'
import { useEffect, useEffectEvent } from 'react'

/** What of a member's may change while they look: told by the server, and again whenever something may have been missed. */
export type Subject = ChangeSubject | 'kyc' | 'message'

export const subjects: readonly Subject[] = [
  'deposit',
  'withdrawal',
  'wallet',
  'member',
  'reality_check',
  'kyc',
  'message',
]

type Listener = (subject: Subject) => void

const listeners = new Set<Listener>()

export function tellChanged(subject: Subject): void {
  for (const listener of listeners) listener(subject)
}

function onChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Does something whenever one of these is another one on the server: usually asking for it anew. What is shown through
 * `useAnswer` and stands in `liveAnswers` needs none of this.
 */
export function useChanged(wanted: readonly Subject[], act: () => void): void {
  const tell = useEffectEvent((subject: Subject) => {
    if (wanted.includes(subject)) act()
  })
  useEffect(() => onChanged(subject => tell(subject)), [])
}
