import { useContext } from 'react'
import { dayOf } from '../../shared/device/dayOf.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { LanguageContext } from '../../shared/texts.ts'
import type { Payee } from './usePayees.ts'

const time = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' })

/** Whether money can be paid out to an account now. */
export function isReady(payee: Payee): boolean {
  return payee.ready_at * 1000 <= serverClock.now()
}

/** From when on an account can be used, in words; empty where it can be already. */
export function useReadyWords(payee: Payee | undefined): string {
  const language = useContext(LanguageContext)
  if (!payee || isReady(payee)) return ''
  // A time is read as one, and not broken before its AM or PM.
  const written = `${dayOf(payee.ready_at, language)}, ${time.format(payee.ready_at * 1000)}`
  return written.replace(/\s(?=[AP]M$)/, '\u00A0')
}
