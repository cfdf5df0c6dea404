import { randomId } from '@saya/client/randomId'
import { useEffect, useEffectEvent, useState } from 'react'
import { fillByChance } from '../../shared/device/chance.ts'
import { callServer } from '../../shared/answer/client.ts'
import { currentHost } from '../../shared/device/host.ts'
import { prepareToSay, say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { takeAmount } from '../../shared/typedAmount.ts'
import { needsStepUp } from '../identity/index.ts'
import type { Intent, SheetOutcome } from './intent.ts'
import { useWithdrawFacts } from './useWithdrawFacts.ts'
import { amountFault, follow, freeze, isToldAtOnce } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

interface FormOptions {
  readonly begun: Intent
  readonly onOutcome: (outcome: SheetOutcome) => void
  /** It can be sent, once the person has looked at it. */
  readonly onReview: () => void
}

/** What is being withdrawn and to where, and its way to the server. */
export function useWithdrawForm({ begun, onOutcome, onReview }: FormOptions) {
  const t = useTexts(withdrawalTexts)
  const [kept, setIntent] = useState(begun)
  const [isJudged, setJudged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const facts = useWithdrawFacts({ payeeId: kept.payeeId, goesBack: begun.isAll })
  const { payee, isLoaded } = facts
  const intent = isLoaded ? follow(kept, facts.limits) : kept
  const fault = amountFault(intent.digits, facts.limits)
  const mayBeSent = payee !== undefined && !facts.isClosed && facts.readyWords === '' && fault === null
  /** The account is the one that the person looked at, and not what took its place. */
  const isReviewed = payee !== undefined && payee.id === kept.payeeId
  const change = (part: Partial<Intent>) => setIntent(before => ({ ...before, ...part }))

  async function send() {
    if (isBusy || !isReviewed) return
    setBusy(true)
    const body = { account_id: payee.id, amount: intent.digits }
    const key = keyFor(intent, JSON.stringify(body))
    change({ key })
    try {
      const { id } = await callServer('POST /finance/payment/withdraw', { body }, { idempotencyKey: key.name })
      void say(t.done, 'ok')
      facts.refreshWallet()
      onOutcome({ id })
    } catch (failure) {
      if (needsStepUp(failure)) return onOutcome({ intent: { ...intent, key, payeeId: payee.id }, next: 'stepUp' })
      await say(sentenceOf(failure, t.rejected), 'bad')
      facts.refreshWallet()
      setBusy(false)
    }
  }

  const goOn = useEffectEvent(() => {
    if (begun.goesOn && mayBeSent) void send()
  })
  useEffect(() => {
    void prepareToSay().catch(() => {})
    if (isLoaded) goOn()
  }, [isLoaded])

  return {
    ...facts,
    intent,
    fault: isJudged || isToldAtOnce(fault) ? fault : null,
    isPayeeMissing: isJudged && facts.payees?.length === 0,
    isReviewed,
    isBusy,
    send,
    type: (typed: string, entry?: { readonly isKeyed: boolean }) =>
      setIntent(before => ({ ...before, isAll: false, digits: takeAmount(intent.digits, typed, entry) })),
    choose: (payeeId: string) => change({ payeeId }),
    leaveFor: (next: 'add' | 'contact') => onOutcome({ intent, next }),
    submit() {
      setJudged(true)
      if (mayBeSent) {
        setIntent(freeze(intent, payee.id))
        return onReview()
      }
      // Where the account is not shown, the place to add one is not either.
      if (isLoaded && !payee && fault === null && currentHost() === 'mayamini') onOutcome({ intent, next: 'add' })
    },
  }
}

/** The same account and amount keep their name, so that a call whose answer was lost is made again and not twice. */
function keyFor({ key }: Intent, wish: string): Intent['key'] {
  return key.wish === wish ? key : { wish, name: randomId(fillByChance) }
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>
