import { useEffect, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { termsTexts } from './terms.texts.ts'

/** The version for the server that will be told of it: which brand that takes this host for is its own to say. */
async function askHash(): Promise<string> {
  return (await callServer('GET /member/terms', {})).hash
}

/** The checkbox and the button below it. Which version is agreed to is asked while the person reads. */
export function useTermsForm(onProceed: (hash: string) => Promise<void>) {
  const t = useTexts(termsTexts)
  const [isAgreed, setAgreed] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Promise<string>>()

  useEffect(() => setAsked(askHash()), [])

  function agree(isNow: boolean) {
    setAgreed(isNow)
    setTrouble('')
  }

  async function proceed() {
    if (!isAgreed) return setTrouble(t.notAgreed)
    setBusy(true)
    try {
      await onProceed((await asked) || (await askHash()))
    } catch (failure) {
      setAgreed(false)
      setTrouble(sentenceOf(failure, t.failed))
      setAsked(askHash())
    } finally {
      setBusy(false)
    }
  }

  return { isAgreed, setAgreed: agree, trouble, isBusy, proceed }
}
