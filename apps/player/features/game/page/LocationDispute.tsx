import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { gamePageTexts } from './gamePage.texts.ts'

/** For whom a game was refused because of where they seem to be: another try, and a word that it is wrong. */
export function LocationDispute({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(gamePageTexts)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  async function dispute() {
    setState('sending')
    try {
      await callServer('POST /member/feedback/location')
      setState('sent')
    } catch (failure) {
      setState('open')
      void say(sentenceOf(failure, t.disputeFailed), 'bad')
    }
  }

  return (
    <>
      <Button onClick={onAgain}>{t.again}</Button>
      {state === 'sent' ? (
        <p role="status">{t.disputed}</p>
      ) : (
        <Button look="neutral" loading={state === 'sending'} onClick={() => void dispute()}>
          {t.dispute}
        </Button>
      )}
    </>
  )
}
