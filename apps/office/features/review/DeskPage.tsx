import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { Icon } from '@saya/ui/icon'
import { useEffect } from 'react'
import { Badge } from '../../shared/Badge.tsx'
import { Freshness } from '../../shared/Freshness.tsx'
import { go, usePlace } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeSpan } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { CasePane } from './CasePane.tsx'
import { DecisionPane } from './DecisionPane.tsx'
import { DeskEmpty } from './DeskEmpty.tsx'
import { Queue } from './Queue.tsx'
import { deskAddress, readQueueView } from './queueView.ts'
import { isFree, useDesk } from './useDesk.ts'
import './desk.css'

const figuresEveryMs = 5000
const targetHours = 24

/** Queue, evidence, decision, from left to right. */
export function DeskPage({ rest: uid }: { readonly rest: string }) {
  const view = readQueueView(usePlace().search)
  const desk = useDesk(view, uid)
  const { answer: figures } = useAnswer('GET /office/api/review/figures', {}, figuresEveryMs)
  const { lines, open } = desk
  const first = (lines.find(isFree) ?? lines[0])?.uid

  const start = first && deskAddress(first, view)

  useEffect(() => {
    if (!uid && start) go(start, { replaces: true })
  }, [uid, start])

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
        <Queue desk={desk} view={view} uid={uid} escalated={figures?.escalated ?? 0} />
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
