import { safeLink } from '@saya/client/safeLink'
import { useEffect, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { clientConfig } from '../clientConfig.ts'
import { changeDraft } from '../form/draft.ts'
import { kycTexts } from '../kyc.texts.ts'

/** Where the checking party leads back to. What it says there is not believed; the result is asked of our server. */
const comeBack = '/s-kyc?action=ocr-result'

/** Begins a check of an ID and leads to the page of whoever does it. */
export function useReading(idType: string) {
  const t = useTexts(kycTexts)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    // Whoever steps back from the party's page finds this one as it was left: waiting.
    function wake({ persisted }: PageTransitionEvent) {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  async function begin(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setTrouble(undefined)
    try {
      const setUp = await callServer('POST /member/ocr/setup', {
        body: {
          is_frame: 'N',
          id_type: idType as 'UMID',
          complete_callback_url: comeBack,
          interrupt_callback_url: `${comeBack}&success=false`,
        },
      })
      const to = safeLink(setUp.redirect_url)
      if (!to) throw new TypeError('There is nowhere to go to.')
      // An id of the party's own counts before the one that we proposed.
      const { bizId = setUp.biz_id } = clientConfig(setUp.client_cfg)
      const check = { transactionId: setUp.transaction_id, bizId: String(bizId), idType }
      changeDraft({ check, stage: 'ocr-result' })
      location.assign(to)
    } catch (error) {
      setTrouble(sentenceOf(error, t.ocrFailed))
      setBusy(false)
    }
  }

  return { isBusy, trouble, begin }
}
