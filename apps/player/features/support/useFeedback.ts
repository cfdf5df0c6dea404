import type { CallError } from '@saya/client'
import { useRef, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { cutFeedback } from './cutFeedback.ts'
import { feedbackTexts } from './feedback.texts.ts'

interface FeedbackWish {
  /** How whoever is not signed in is reached. */
  readonly contact?: string
  /** What is wrong with that. */
  readonly onContactRefused?: (sentence: string) => void
}

/** What is being written, what is wrong with it, and how it is sent. What was not kept stays in the box. */
export function useFeedback({ contact, onContactRefused }: FeedbackWish = {}) {
  const t = useTexts(feedbackTexts)
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  function type(typed: string) {
    const cut = cutFeedback(typed)
    setText(cut.text)
    setTrouble(cut.isCut ? t.tooLong : '')
  }

  async function send() {
    // Two presses at once are both here before the button has heard of the first.
    if (isSending.current || !text.trim()) return
    isSending.current = true
    setBusy(true)
    try {
      await callServer('POST /member/feedback', { body: { text, ...(contact === undefined ? {} : { contact }) } })
      // What was written on meanwhile is not thrown away.
      setText(now => (now === text ? '' : now))
      setTrouble('')
      void say(t.thanks, 'ok')
    } catch (failure) {
      const sentence = sentenceOf(failure, t.failed)
      if ((failure as Partial<CallError>).reason === 'contact_invalid') onContactRefused?.(sentence)
      else setTrouble(sentence)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { text, trouble, isBusy, type, send }
}
