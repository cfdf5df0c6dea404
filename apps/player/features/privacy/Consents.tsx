import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { megaphone } from '@saya/ui/icon/drawings/megaphone'
import { ListRow } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import type { Calls } from '@saya/contract'
import { useContext, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { callServer } from '../../shared/answer/client.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { privacyTexts } from './privacy.texts.ts'

type Answer = Calls['POST /member/consent/list']['answer']

/** What was agreed to, and the one consent that is given and withdrawn by itself. */
export function Consents() {
  const t = useTexts(privacyTexts)
  const { answer, error, again } = useAnswer('POST /member/consent/list', {})
  return (
    <>
      <section aria-labelledby="agreed">
        <h2 className="h2" id="agreed">
          {t.agreed}
        </h2>
        {!answer && !error && <Skeleton />}
        {error !== undefined && (
          <>
            <p>{sentenceOf(error, t.failed)}</p>
            <Button look="neutral" onClick={again}>
              {t.again}
            </Button>
          </>
        )}
        {answer && <Given answer={answer} />}
      </section>
      {answer && <Offers marketing={answer.marketing} onChange={again} />}
    </>
  )
}

function Given({ answer }: { answer: Answer }) {
  const t = useTexts(privacyTexts)
  const language = useContext(LanguageContext)
  const names: Readonly<Record<string, string>> = { terms: t.terms, privacy: t.privacy, marketing: t.marketing }
  if (answer.d.length === 0) return <p>{t.nothing}</p>
  return (
    <Card>
      {answer.d.map(({ document, version, given_at, withdrawn_at }) => (
        <ListRow
          key={`${document} ${version} ${given_at}`}
          drawing={document === 'marketing' ? megaphone : shieldCheck}
          title={names[document] ?? document}
          note={
            <>
              {t.given(version, dayOf(given_at, language))}
              {withdrawn_at > 0 && `. ${t.withdrawn(dayOf(withdrawn_at, language))}`}
            </>
          }
        />
      ))}
    </Card>
  )
}

interface OffersProps {
  readonly marketing: Answer['marketing']
  readonly onChange: () => void
}

function Offers({ marketing, onChange }: OffersProps) {
  const t = useTexts(privacyTexts)
  const language = useContext(LanguageContext)
  /** What was pressed last, unless it failed. */
  const [wanted, setWanted] = useState<boolean>()

  async function change(isWanted: boolean) {
    setWanted(isWanted)
    try {
      await callServer('POST /member/consent/marketing', { body: { is_given: isWanted } })
      onChange()
    } catch (failure) {
      setWanted(undefined)
      void say(sentenceOf(failure, t.offersFailed), 'bad')
    }
  }

  return (
    <section aria-label={t.marketing}>
      <Card>
        <ListRow
          drawing={megaphone}
          title={t.offers}
          note={marketing.text[language === 'en' ? 0 : 1]}
          control={
            <Switch
              checked={wanted ?? marketing.is_given}
              onChange={event => void change(event.currentTarget.checked)}
            />
          }
        />
      </Card>
    </section>
  )
}
