import { Button } from '@saya/ui/button'
import type { Calls } from '@saya/contract'
import { useContext, useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { callServer } from '../../shared/answer/client.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { saveFile } from '../../shared/device/saveFile.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { confirmThen, GivenUp } from '../identity/index.ts'
import { privacyTexts } from './privacy.texts.ts'

type Copy = Calls['POST /member/export']['answer']

/** The copy of everything that is kept of the member: a page to read, and the same for other apps. */
export function OwnCopy() {
  const t = useTexts(privacyTexts)
  const language = useContext(LanguageContext)
  const [isBusy, setBusy] = useState(false)
  const [copy, setCopy] = useState<Copy>()

  async function download() {
    setBusy(true)
    try {
      // Before the copy is asked for, of which there are few a day.
      const { copyPage } = await loadModule(() => import('./copy/copyPage.ts'))
      const own = await confirmThen(() => callServer('POST /member/export'))
      saveFile(`saya-${own.uid}.html`, new Blob([copyPage(own, language)], { type: 'text/html' }))
      setCopy(own)
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
      {copy && (
        <Button look="ghost" full onClick={() => saveAsJson(copy)}>
          {t.downloadJson}
        </Button>
      )}
    </section>
  )
}

function saveAsJson(copy: Copy): void {
  saveFile(`saya-${copy.uid}.json`, new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }))
}
