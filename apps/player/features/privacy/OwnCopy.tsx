import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { privacyTexts } from './privacy.texts.ts'
import { saveFile } from './saveFile.ts'

/** The copy of everything that is kept of the member. */
export function OwnCopy() {
  const t = useTexts(privacyTexts)
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const own = await confirmThen(() => callServer('POST /member/export'))
      saveFile(`saya-${own.uid}.json`, own)
      void say(t.downloaded, 'ok')
    } catch (failure) {
      if (failure instanceof GivenUp) return
      void say(sentenceOf(failure, t.downloadFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="own-data">
      <h2 className="h2" id="own-data">
        {t.data}
      </h2>
      <p>{t.dataText}</p>
      <p>{t.dataWithheld}</p>
      <Button look="neutral" full loading={isBusy} onClick={() => void download()}>
        {t.download}
      </Button>
    </section>
  )
}
