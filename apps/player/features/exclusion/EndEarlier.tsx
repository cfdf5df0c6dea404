import type { Calls } from '@saya/contract'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea } from '@saya/ui/input'
import { Note } from '@saya/ui/note'
import { askQuestion } from '@saya/ui/question'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { useMoment } from './useMoment.ts'

type Request = Calls['GET /member/exclusion/request/detail']['answer']

/** How an exclusion can end before its time. Nothing here hurries anybody, and where nothing can be asked nothing is said. */
export function EndEarlier({ onEnded }: { readonly onEnded: () => void }) {
  const t = useTexts(exclusionTexts)
  const request = useAnswer('GET /member/exclusion/request/detail', {})
  const renew = () => void request.refresh().catch(() => {})
  if (!request.answer || request.answer.may_ask_from === null) return null
  return (
    <section aria-labelledby="endEarlier">
      <h2 className="h2" id="endEarlier">
        {t.endTitle}
      </h2>
      <Standing
        request={request.answer}
        onSent={renew}
        onEnded={() => {
          renew()
          onEnded()
        }}
      />
    </section>
  )
}

interface StandingProps {
  readonly request: Request
  readonly onSent: () => void
  readonly onEnded: () => void
}

function Standing({ request, onSent, onEnded }: StandingProps) {
  const { may_ask_from: from, status, open_from: openFrom, lapses_at: lapses } = request
  const t = useTexts(exclusionTexts)
  const write = useMoment()
  const nowMs = serverClock.now()
  if (status === 'open' || (status === 'agreed' && openFrom !== null && openFrom * 1000 > nowMs))
    return (
      <>
        <Note tone="info">{status === 'open' ? t.endWaiting : t.endCooling(write((openFrom ?? 0) * 1000))}</Note>
        <Stay onStayed={onSent} />
      </>
    )
  if (status === 'agreed' && lapses !== null && lapses * 1000 > nowMs)
    return (
      <>
        <p>{t.endOpen(write(lapses * 1000))}</p>
        <Stay onStayed={onSent} />
        <Confirm onEnded={onEnded} />
      </>
    )
  if (from !== null && from * 1000 > nowMs) return <p>{t.endFrom(write(from * 1000))}</p>
  return (
    <>
      {status === 'refused' && <Note tone="info">{t.endRefused}</Note>}
      <Ask onSent={onSent} />
    </>
  )
}

/** One thing at a time, with the proof of the person where it is asked for. */
function useSending() {
  const t = useTexts(exclusionTexts)
  const [isBusy, setBusy] = useState(false)
  async function send(act: (key: string) => Promise<unknown>, onDone: () => void): Promise<void> {
    setBusy(true)
    try {
      await confirmThen(act)
      onDone()
    } catch (failure) {
      if (!(failure instanceof GivenUp)) await say(sentenceOf(failure, t.endFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}

function Ask({ onSent }: { readonly onSent: () => void }) {
  const t = useTexts(exclusionTexts)
  const [words, setWords] = useState('')
  const { isBusy, send } = useSending()
  const body = { words: words.trim() }
  return (
    <>
      <p>{t.endText}</p>
      <Field label={t.endWords}>
        <TextArea value={words} maxLength={1000} onChange={event => setWords(event.currentTarget.value)} />
      </Field>
      <Button
        look="neutral"
        loading={isBusy}
        disabled={body.words === ''}
        onClick={() =>
          void send(
            idempotencyKey => callServer('POST /member/exclusion/request', { body }, { idempotencyKey }),
            onSent,
          )
        }
      >
        {t.endAsk}
      </Button>
    </>
  )
}

/** Takes the request back at once: staying needs no proof and no second question. */
function Stay({ onStayed }: { readonly onStayed: () => void }) {
  const t = useTexts(exclusionTexts)
  const { isBusy, send } = useSending()
  function stay() {
    return send(
      () => callServer('POST /member/exclusion/request/cancel', {}),
      () => {
        void say(t.endStayed, 'ok')
        onStayed()
      },
    )
  }
  return (
    <Button look="neutral" loading={isBusy} onClick={() => void stay()}>
      {t.endStay}
    </Button>
  )
}

function Confirm({ onEnded }: { readonly onEnded: () => void }) {
  const t = useTexts(exclusionTexts)
  const { isBusy, send } = useSending()
  async function confirm(): Promise<void> {
    const words = { title: t.endSure, text: t.endSureText, no: t.notYet, yes: t.endAct }
    if (!(await askQuestion(words))) return
    await send(idempotencyKey => callServer('POST /member/exclusion/confirm', {}, { idempotencyKey }), onEnded)
  }
  return (
    <Button look="outline" loading={isBusy} onClick={() => void confirm()}>
      {t.endAct}
    </Button>
  )
}
