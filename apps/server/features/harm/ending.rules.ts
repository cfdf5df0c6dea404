import type { ContactOutcome, contactWays } from '@saya/contract/harmDesk/contact.ts'
import { done, type Outcome, refuse } from '@saya/contract/outcome.ts'
import { wasAnswered } from './contact.rules.ts'

interface Ending {
  readonly way: (typeof contactWays)[number]
  readonly outcome: ContactOutcome
  /** Empty where nothing was agreed on. */
  readonly nextOn: string
}

type EndingCode = 'contact_next_past' | 'contact_next_unagreed' | 'contact_way_missing'

/** Whether a contact can have ended so. What was said to nobody is no talk, and nobody agrees on a date with whoever did not answer. */
export function judgeEnding({ way, outcome, nextOn }: Ending, today: string): Outcome<null, EndingCode> {
  if (outcome === 'talked' && way === 'none') return refuse('contact_way_missing')
  if (nextOn !== '' && !wasAnswered(outcome)) return refuse('contact_next_unagreed')
  if (nextOn !== '' && nextOn <= today) return refuse('contact_next_past')
  return done(null)
}
