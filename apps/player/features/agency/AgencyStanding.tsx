import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { Chip, type Tone } from '@saya/ui/chip'
import { askQuestion } from '@saya/ui/question'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { dayOf } from '../../shared/device/dayOf.ts'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import type { AgencyDetail } from './detail.ts'
import { agencyTexts } from './agency.texts.ts'

type Agency = NonNullable<AgencyDetail['agency']>

const tones: Readonly<Record<Agency['status'], Tone>> = {
  pending: 'wait',
  approved: 'ok',
  rejected: 'bad',
  withdrawn: 'mute',
  expired: 'mute',
}

/** Where the member stands, why, and how they end it themselves. */
export function AgencyStanding({ agency, onChange }: { agency: Agency; onChange: () => void }) {
  const t = useTexts(agencyTexts)
  const { status, reason } = agency
  const line = useLine(agency)
  return (
    <Card>
      <div className="agencyStanding">
        <Chip tone={tones[status]}>{t[status]}</Chip>
        {line && <p>{line}</p>}
        {reason && <p className="agencyReason">{t.reason(reason)}</p>}
        {(status === 'pending' || status === 'approved') && (
          <EndIt isAgent={status === 'approved'} onChange={onChange} />
        )}
      </div>
    </Card>
  )
}

function useLine({ status, ends_at: endsAt }: Agency): string {
  const t = useTexts(agencyTexts)
  const language = useContext(LanguageContext)
  if (status === 'pending') return t.pendingLine
  // It ends with the midnight behind its last day.
  if (status === 'approved') return t.until(dayOf(endsAt - 1, language))
  if (status === 'expired') return t.expiredLine
  return status === 'withdrawn' && endsAt > 0 ? t.endedLine : ''
}

function EndIt({ isAgent, onChange }: { isAgent: boolean; onChange: () => void }) {
  const t = useTexts(agencyTexts)
  const [isBusy, setBusy] = useState(false)
  const title = isAgent ? t.stop : t.takeBack

  async function end() {
    const words = { text: isAgent ? t.sureStop : t.sureBack, no: t.no, yes: isAgent ? t.yes : t.yesBack }
    if (!(await askQuestion({ title, ...words }))) return
    setBusy(true)
    try {
      await callServer('POST /member/agency/leave', {})
      void say(t.ended, 'ok')
      onChange()
    } catch (failure) {
      void say(sentenceOf(failure, t.endFailed), 'bad')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button look="ghost" size="medium" loading={isBusy} onClick={() => void end()}>
      {title}
    </Button>
  )
}
