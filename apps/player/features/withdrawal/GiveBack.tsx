import { Button } from '@saya/ui/button'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

interface GiveBackProps {
  readonly lot: string
  readonly name: string
  /** What would be taken. */
  readonly amount: string
  readonly onDone: () => void
}

/** The way to give a bonus back, so that nothing of it has to be played any more. What it costs is said before. */
export function GiveBack({ lot, name, amount, onDone }: GiveBackProps) {
  const t = useTexts(withdrawalTexts)
  const [isBusy, setBusy] = useState(false)

  async function giveBack(): Promise<void> {
    const [title, text] = [t.giveBackQuestion(name), t.giveBackLine(pesosText(amount))]
    if (!(await askQuestion({ title, text, no: t.keepIt, yes: t.giveBack }, { isGrave: true }))) return
    setBusy(true)
    try {
      const { message } = await callServer('POST /promo/bonus/return', { body: { lot, amount } })
      void say(message, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.notGivenBack), 'bad')
    }
    setBusy(false)
    onDone()
  }

  return (
    <Button look="soft" size="small" aria-label={t.giveBackName(name)} loading={isBusy} onClick={() => void giveBack()}>
      {t.giveBack}
    </Button>
  )
}
