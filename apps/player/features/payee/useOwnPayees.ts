import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { askGate } from '../kyc/index.ts'
import { openAddPayee } from './openAddPayee.tsx'
import { shownNumber } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'
import { type Payee, usePayees } from './usePayees.ts'

/** The member's accounts, with what may be done to them. */
export function useOwnPayees() {
  const t = useTexts(payeeTexts)
  const { payees, failure, again, refresh } = usePayees()
  const [leaving, setLeaving] = useState<string>()
  const [hasLost, setLost] = useState(false)
  const refreshQuietly = () => refresh().catch(() => {})

  async function add() {
    if (!(await askGate('withdraw'))) return
    if (await openAddPayee()) await refreshQuietly()
  }

  async function remove(payee: Payee) {
    if (leaving) return
    setLeaving(payee.id)
    try {
      const text = t.deleteText(payee.channel_name, shownNumber(payee.account))
      if (await askQuestion({ title: t.deleteTitle, text, no: t.keep, yes: t.delete }, { isGrave: true })) {
        const body = { id: payee.id }
        await confirmThen(idempotencyKey => callServer('POST /finance/account/delete', { body }, { idempotencyKey }))
        setLost(true)
        void say(t.deleted, 'ok')
      }
    } catch (failure) {
      if (!(failure instanceof GivenUp)) void say(sentenceOf(failure, t.deleteFailed), 'bad')
    }
    await refreshQuietly()
    setLeaving(undefined)
  }

  return { payees, failure, again, leaving, hasLost, add, remove }
}
