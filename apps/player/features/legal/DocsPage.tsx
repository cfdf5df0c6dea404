import { Card } from '@saya/ui/card'
import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { question } from '@saya/ui/icon/drawings/question'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { ListRowLink } from '@saya/ui/listRow'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { useTexts } from '../../shared/texts.ts'
import { legalTexts } from './legal.texts.ts'
import '../../shared/markedText.css'

const documents = [
  { name: 'terms', drawing: bookOpenText },
  { name: 'privacy', drawing: shieldCheck },
  { name: 'faq', drawing: question },
  { name: 'stmt', drawing: heartbeat },
] as const

/** Every text that everybody may read. */
export function Page() {
  const t = useTexts(legalTexts)
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.docs} />
      <main className="legalPage">
        <Card>
          {documents.map(({ name, drawing }) => (
            <ListRowLink
              key={name}
              href={`/s-docs/${name}`}
              drawing={drawing}
              title={t[name]}
              note={t[`${name}Note`]}
            />
          ))}
        </Card>
      </main>
    </>
  )
}
