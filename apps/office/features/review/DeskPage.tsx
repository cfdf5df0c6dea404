import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { Icon } from '@saya/ui/icon'
import { useEffect, useState } from 'react'
import { Badge } from '../../shared/Badge.tsx'
import { Freshness } from '../../shared/Freshness.tsx'
import { go } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeSpan } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { CasePane } from './CasePane.tsx'
import { DecisionPane } from './DecisionPane.tsx'
import { DeskEmpty } from './DeskEmpty.tsx'
import { Queue } from './Queue.tsx'
import { isFree, type Tab, useDesk } from './useDesk.ts'
import './desk.css'

const figuresEveryMs = 5000
const targetHours = 24

/** Queue, evidence, decision, from left to right. */
export function DeskPage({ rest: uid }: { readonly rest: string }) {
  const [tab, setTab] = useState<Tab>('')
  const desk = useDesk(tab, uid)
  const { answer: figures } = useAnswer('GET /office/api/review/figures', {}, figuresEveryMs)
  const { lines, open } = desk
  const first = (lines.find(isFree) ?? lines[0])?.uid

  useEffect(() => {
    if (!uid && first) go(`/review/${first}`, { replaces: true })
  }, [uid, first])

  return (
    <>
      <PageHead
        title="KYC review"
        note={
          figures && (
            <>
              <Badge tone="wait">
                <Icon drawing={clockFill} />
                {figures.waiting} waiting
              </Badge>{' '}
              {figures.waiting > 0 && `Oldest ${writeSpan(figures.oldest_wait_seconds)}, target under ${targetHours}h`}
            </>
          )
        }
      >
        {figures && (
          <p className="deskFigures">
            Median wait <b>{writeSpan(figures.median_wait_seconds)}</b> · Today <b>{figures.decided_today}</b>, by me{' '}
            <b>{figures.decided_by_me}</b>
          </p>
        )}
        <Freshness of={desk.queue} />
      </PageHead>
      <div className="desk">
        <Queue desk={desk} tab={tab} onTab={setTab} uid={uid} escalated={figures?.escalated ?? 0} />
        {open ? (
          <>
            <CasePane key={`${open.uid} ${open.version}`} desk={desk} open={open} />
            <DecisionPane key={`decide ${open.uid} ${open.version}`} desk={desk} open={open} />
          </>
        ) : (
          <DeskEmpty desk={desk} uid={uid} />
        )}
      </div>
    </>
  )
}
