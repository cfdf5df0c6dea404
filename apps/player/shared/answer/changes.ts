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
  'limit',
  'gate',
  'kyc',
  'message',
]

/** What is asked for anew where news may have been missed. That a bet met a limit is told at that moment or not at all. */
export const missable: readonly Subject[] = subjects.filter(subject => subject !== 'limit')

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
