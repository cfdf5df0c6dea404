import type { Period } from '@saya/contract/exclusion/period.ts'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { exclusionTexts } from './exclusion.texts.ts'

export interface ClosingWords {
  readonly title: string
  readonly text: string
  readonly yes: string
}

interface Closing<P extends Period> {
  wordsOf(period: P): ClosingWords
  send(period: P, idempotencyKey: string): Promise<{ readonly closed_until: number }>
  onClosed(untilMs: number): void
}

/** Asks once more, and closes play. Whoever is asked for a proof of who they are sends the same wish again, once. */
export function useClosing<P extends Period>({ wordsOf, send, onClosed }: Closing<P>) {
  const t = useTexts(exclusionTexts)
  const [isBusy, setBusy] = useState(false)
  async function close(period: P): Promise<void> {
    if (isBusy || !(await askQuestion({ ...wordsOf(period), no: t.notYet }))) return
    setBusy(true)
    try {
      const { closed_until: until } = await confirmThen(key => send(period, key))
      onClosed(until * 1000)
    } catch (failure) {
      if (failure instanceof GivenUp) return
      await say(sentenceOf(failure, t.closeFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, close }
}
