import type { CallError } from '@saya/client'
import { randomId } from '@saya/client/randomId'
import { moneyLimits } from '@saya/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { fillByChance } from '../../shared/device/chance.ts'
import type { Host } from '../../shared/device/host.ts'
import { callServer } from '../../shared/answer/client.ts'
import { prepareToSay, say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { timedLock } from '../../shared/device/timedLock.ts'
import { storage } from '../../shared/device/storage.ts'
import { useTexts } from '../../shared/texts.ts'
import { takeAmount } from '../../shared/typedAmount.ts'
import { isWithin, wholePesos } from './amount.rules.ts'
import { type Channel, firstChoice, takesTicket, type TicketChoice } from './choice.rules.ts'
import { depositTexts } from './deposit.texts.ts'

const lastUsed = 'depositChannel'

interface DepositWish {
  /** What stands in the field at first. */
  readonly amount: string
  readonly channels: readonly Channel[] | undefined
  readonly host: Host | undefined
  readonly onPayable: (address: string, id: string) => void
}

/** What is being deposited, and its way to the server. */
export function useDepositForm({ amount, channels, host, onPayable }: DepositWish) {
  const t = useTexts(depositTexts)
  const [chosenId, setChosenId] = useState(() => storage().get<string>(lastUsed) ?? undefined)
  const [digits, setDigits] = useState(() => takeAmount('', wholePesos(amount)))
  const [ticket, setTicket] = useState<TicketChoice>()
  const [isLocked, setLocked] = useState(false)
  const [button] = useState(() => timedLock(setLocked, moneyLimits.depositLockSeconds * 1000))
  // The same wish keeps its name, so that however often it is sent it is one deposit.
  const intent = useRef({ wish: '', key: '' })
  useEffect(() => {
    void prepareToSay().catch(() => {})
    return button.drop
  }, [button])
  const channel = firstChoice(channels ?? [], chosenId)
  const isTicketTaken = takesTicket(channel, ticket)
  const isReady = isWithin(digits, channel)

  function choose(id: string) {
    setChosenId(id)
    setTicket(undefined)
  }

  function takeTicket(takes: boolean) {
    if (channel) setTicket({ channelId: channel.id, takes })
  }

  function keyFor(wish: string): string {
    if (intent.current.wish !== wish) intent.current = { wish, key: randomId(fillByChance) }
    return intent.current.key
  }

  async function submit(): Promise<void> {
    if (isLocked) return
    if (!channel) return say(t.methodMissing, 'bad')
    if (!isReady) return
    button.lock()
    const body = { amount: digits, pid: channel.id, device: 'web', cashback_flag: isTicketTaken ? '1' : '0' } as const
    try {
      const idempotencyKey = keyFor(JSON.stringify(body))
      const { id, pay_url } = await callServer('POST /finance/payment/deposit', { body }, { idempotencyKey })
      if (!pay_url) return await say(t.linkFailed, 'bad')
      storage().set(lastUsed, channel.id)
      onPayable(pay_url, id)
    } catch (failure) {
      // Whoever was refused without a word is told another thing than whoever nobody answered.
      const ours = (failure as Partial<CallError>).reason ? t.rejected : t.depositFailed
      const fixed = host === 'lazadamini' ? t.lazadaFailed : ours
      await say(sentenceOf(failure, fixed), 'bad')
    } finally {
      button.unlock()
    }
  }

  return { channel, choose, digits, type: setDigits, takesTicket: isTicketTaken, takeTicket, isReady, isLocked, submit }
}
