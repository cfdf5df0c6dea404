import { maintenanceCashType } from '@saya/contract/message/messageText.ts'
import type { BonusMessage } from '@saya/contract/realtime/bonusTopic.ts'
import type { Broker } from '../platform/broker/index.ts'
import type { Clock } from '../platform/clock.ts'

interface TellingDeps {
  readonly clock: Clock
  readonly broker: Pick<Broker, 'members' | 'publish'>
  readonly isOn: () => Promise<boolean>
  readonly onFault: (fault: unknown) => void
}

const lookMs = 1000

/**
 * Tells every member who is connected here that the service closes for maintenance, within a second of its closing: who is
 * in a game makes no calls that would say so. It looks for itself, whoever set the flag and however. Gives the way to end it.
 */
export function tellMaintenance({ clock, broker, isOn, onFault }: TellingDeps): () => void {
  let wasOn = false
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const isOnNow = await isOn()
      if (isOnNow && !wasOn) await tellAll()
      wasOn = isOnNow
    } catch {
      // Without a database nothing is known, which the health of this copy says already.
    } finally {
      isLooking = false
    }
  }

  async function tellAll(): Promise<void> {
    const at = Math.floor(clock.now() / 1000)
    const message: BonusMessage = {
      messageId: `maintenance-${at}`,
      cash_type: maintenanceCashType,
      amount: '0.00',
      created_at: at,
    }
    const text = JSON.stringify(message)
    for (const uid of broker.members()) broker.publish(uid, text).catch(onFault)
  }

  const timer = setInterval(() => void look(), lookMs)
  return () => clearInterval(timer)
}
