import type { Limit } from '@saya/contract/limit/limit.ts'
import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { limitTexts } from './limit.texts.ts'
import { useFigure } from './useFigure.ts'
import { useMoment } from './useMoment.ts'

interface WaitingChangeProps {
  readonly limit: Limit
  readonly waiting: NonNullable<Limit['waiting']>
  readonly onChange: () => void
}

/** A higher limit that was asked for: kept as it is by one press, confirmed by another once a day is over. */
export function WaitingChange({ limit, waiting, onChange }: WaitingChangeProps) {
  const t = useTexts(limitTexts)
  const figure = useFigure(limit)
  const moment = useMoment()
  const [sending, setSending] = useState<'cancel' | 'confirm'>()
  const { counts, period } = limit

  async function send(act: 'cancel' | 'confirm') {
    setSending(act)
    try {
      if (act === 'cancel') await callServer('POST /member/limit/cancel', { body: { counts, period } })
      else await callServer('POST /member/limit/confirm', { body: { counts, period, most: waiting.most } })
      void say(act === 'cancel' ? t.kept : t.confirmed, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.notSaved), 'bad')
    } finally {
      setSending(undefined)
      onChange()
    }
  }

  return (
    <div className="limitWaiting">
      <p>
        <b>{waiting.most === '' ? t.waitsForNone : t.waits(figure(waiting.most))}</b>
        <span>{waiting.is_ready ? t.ready(moment(waiting.lapses_at)) : t.readyAt(moment(waiting.ready_at))}</span>
      </p>
      <div className="limitWaitingActions">
        <Button look="soft" size="small" loading={sending === 'cancel'} onClick={() => void send('cancel')}>
          {t.keep}
        </Button>
        {waiting.is_ready && (
          <Button look="outline" size="small" loading={sending === 'confirm'} onClick={() => void send('confirm')}>
            {t.confirm}
          </Button>
        )}
      </div>
    </div>
  )
}
