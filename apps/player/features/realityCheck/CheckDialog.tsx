import type { RealityCheck } from '@saya/contract/realityCheck/realityCheck.ts'
import { Button } from '@saya/ui/button'
import { Dialog } from '@saya/ui/modal'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { realityCheckTexts } from './realityCheck.texts.ts'
import { usePlayedText } from './usePlayedText.ts'
import './checkDialog.css'

/** What came of it: an answer that the server has, or a page that they would rather see first. */
export type CheckOutcome = { readonly answered: 'keep' | 'stop' } | { readonly leadsTo: string }

interface CheckDialogProps {
  readonly due: NonNullable<RealityCheck['due']>
  readonly onDone: (outcome: CheckOutcome) => void
}

/** How long it has been and what it came to. Both answers look alike, and none is taken for them. */
export function CheckDialog({ due, onDone }: CheckDialogProps) {
  const t = useTexts(realityCheckTexts)
  const played = usePlayedText()
  const [sending, setSending] = useState<'keep' | 'stop'>()

  async function answer(said: 'keep' | 'stop') {
    if (sending) return
    setSending(said)
    try {
      await callServer('POST /member/reality_check/answer', { body: { id: due.id, answer: said } })
      onDone({ answered: said })
    } catch (failure) {
      setSending(undefined)
      void say(sentenceOf(failure, t.failed), 'bad')
    }
  }

  return (
    <Dialog
      title={t.title}
      actions={
        <>
          <Button look="neutral" loading={sending === 'keep'} onClick={() => void answer('keep')}>
            {t.keep}
          </Button>
          <Button look="neutral" loading={sending === 'stop'} onClick={() => void answer('stop')}>
            {t.stop}
          </Button>
        </>
      }
    >
      <div className="realityCheck">
        <p>{t.played(played(due.minutes))}</p>
        <dl>
          <Figure name={t.staked} amount={due.staked} />
          <Figure name={t.won} amount={due.won} />
          <Figure name={t.net} amount={due.net} />
        </dl>
        <p>{t.stands}</p>
        <nav aria-label={t.title}>
          {links.map(([word, href]) => (
            <a
              key={href}
              href={href}
              onClick={event => {
                event.preventDefault()
                onDone({ leadsTo: href })
              }}
            >
              {t[word]}
            </a>
          ))}
        </nav>
      </div>
    </Dialog>
  )
}

const links = [
  ['records', '/bet-record'],
  ['figures', '/s-figures'],
  ['limits', '/s-limits'],
  ['pause', '/s-safer-play'],
] as const

function Figure({ name, amount }: { name: string; amount: string }) {
  const { pesos, centavos } = splitPesos(amount)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {pesos}
        {centavos}
      </dd>
    </div>
  )
}
