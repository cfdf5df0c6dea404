import { useEffect, useEffectEvent, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { prepareToSay, say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { needsStepUp } from '../identity/index.ts'
import type { Addition, PayeeType } from './addition.ts'
import { type NumberFault, numberFault, typedNumber } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'
import type { AddOutcome } from './addition.ts'

interface AddOptions {
  readonly begun: Addition
  readonly onOutcome: (outcome: AddOutcome) => void
}

/** What is being added, step by step, and its way to the server. */
export function useAddPayee({ begun, onOutcome }: AddOptions) {
  const t = useTexts(payeeTexts)
  const { answer: profile } = useProfile()
  const [addition, setAddition] = useState(begun)
  const [fault, setFault] = useState<NumberFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { type, number } = addition

  function change(part: Partial<Addition>) {
    setFault(null)
    setAddition(before => ({ ...before, ...part }))
  }

  async function send() {
    if (isBusy || !type || !profile) return
    setBusy(true)
    const { idempotencyKey } = addition
    const body = { account: number, channel_name: type.name, ...profile.real_username }
    try {
      const added = await callServer('POST /finance/account/insert', { body }, { idempotencyKey })
      void say(t.added(type.name), 'ok')
      onOutcome({ added })
    } catch (failure) {
      if (needsStepUp(failure)) return onOutcome({ addition })
      await say(sentenceOf(failure, t.addFailed), 'bad')
      setBusy(false)
    }
  }

  const goOn = useEffectEvent(() => {
    if (begun.goesOn) void send()
  })
  const isKnown = profile !== undefined
  useEffect(() => {
    void prepareToSay().catch(() => {})
    if (isKnown) goOn()
  }, [isKnown])

  function submit() {
    if (!type) return
    const found = numberFault(type.flag, number)
    if (found) return setFault(found)
    if (type.flag === 1 && !addition.isChecking) return change({ isChecking: true })
    void send()
  }

  return {
    addition,
    names: profile?.real_username,
    fault,
    isBusy,
    choose: (chosen: PayeeType | undefined) => change({ type: chosen, number: '', isChecking: false }),
    typeNumber: (typed: string) => type && change({ number: typedNumber(type.flag, typed) }),
    changeNumber: () => change({ isChecking: false }),
    submit,
  }
}
