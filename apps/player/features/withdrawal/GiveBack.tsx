import { Button } from '@saya/ui/button'
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
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function giveBack(): Promise<void> {
    setBusy(true)
    try {
      const { message } = await callServer('POST /promo/bonus/return', { body: { lot, amount } })
      void say(message, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.notGivenBack), 'bad')
    }
    setBusy(false)
    setAsked(false)
    onDone()
  }

  if (!isAsked) {
    return (
      <Button look="soft" size="small" aria-label={t.giveBackName(name)} onClick={() => setAsked(true)}>
        {t.giveBack}
      </Button>
    )
  }
  return (
    <div className="giveBack" role="group" aria-label={t.giveBackName(name)}>
      <p>{t.giveBackLine(pesosText(amount))}</p>
      <Button look="neutral" size="small" onClick={() => setAsked(false)}>
        {t.keepIt}
      </Button>
      <Button look="danger" size="small" loading={isBusy} onClick={() => void giveBack()}>
        {t.giveBack}
      </Button>
    </div>
  )
}
