import type { StatementFormat } from '@saya/contract/statement/statement.ts'
import { Button } from '@saya/ui/button'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { statementTexts } from './statement.texts.ts'

const formats: readonly StatementFormat[] = ['pdf', 'csv']

/** The statement as a file. The browser saves it by itself, so that it is there after the app is closed. */
export function Downloads({ month }: { month: string }) {
  const t = useTexts(statementTexts)
  const lang = useContext(LanguageContext)
  const [busy, setBusy] = useState<StatementFormat>()

  async function download(format: StatementFormat) {
    setBusy(format)
    try {
      const { address } = await callServer('POST /member/statement/file', { body: { month, format, lang } })
      save(new URL(address, namedEndpoints().baseUrl ?? location.origin).href)
      void say(t.started, 'ok')
    } catch (failure) {
      void say(sentenceOf(failure, t.downloadFailed), 'bad')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className="statementDownloads">
      {formats.map(format => (
        <Button
          key={format}
          look={format === 'pdf' ? 'primary' : 'neutral'}
          loading={busy === format}
          onClick={() => void download(format)}
        >
          {t[format]}
        </Button>
      ))}
    </div>
  )
}

function save(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
