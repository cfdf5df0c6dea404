import { messages } from '@saya/client/mqtt'
import { maintenanceCashType } from '@saya/contract/message/messageText.ts'
import { type BonusMessage, bonusTopic, isEvent, type LiveMessage } from '@saya/contract/realtime/bonusTopic.ts'
import type { ChangeMessage } from '@saya/contract/realtime/changeTopic.ts'
import { kycTopic } from '@saya/contract/realtime/kycTopic.ts'
import { type Subject, subjects } from '../../shared/answer/changes.ts'

export interface Hearing {
  readonly uid: string
  onChanged(subject: Subject): void
  /** A message of a bonus that has not come before. What tells of an event is listed alone. */
  onMessage(message: BonusMessage): void
}

/** Takes in what comes on the member's topics, whatever line it comes over. */
export function hearFeed({ uid, onChanged, onMessage }: Hearing): (payload: Uint8Array, topic: string) => void {
  const received = messages()

  /** During maintenance nothing is answered, so nothing is asked either. */
  function take(message: LiveMessage): void {
    if (isEvent(message)) return onChanged('message')
    onMessage(message)
    if (message.cash_type === maintenanceCashType) return
    onChanged('wallet')
    onChanged('message')
  }

  return (payload, topic) => {
    if (topic === bonusTopic(uid)) {
      const message = received.add(payload) ? received.list().at(-1) : undefined
      if (message) take(message)
    } else {
      const subject = topic === kycTopic(uid) ? 'kyc' : readSubject(payload)
      if (subject) onChanged(subject)
    }
  }
}

/** A server that is newer than this page may speak of what it does not know. */
function readSubject(payload: Uint8Array): Subject | undefined {
  try {
    const { about } = JSON.parse(new TextDecoder().decode(payload)) as Partial<ChangeMessage>
    return subjects.find(subject => subject === about)
  } catch {
    return undefined
  }
}
