import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { Icon } from '@saya/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../../shared/ActButton.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { Freshness } from '../../shared/Freshness.tsx'
import { go, usePlace } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeSpan } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { CasePane } from './CasePane.tsx'
import { DecisionPane } from './DecisionPane.tsx'
import { DeskEmpty } from './DeskEmpty.tsx'
import { FindCase } from './FindCase.tsx'
import { Queue } from './Queue.tsx'
import { deskAddress, readQueueView } from './queueView.ts'
import { isFree, useDesk } from './useDesk.ts'
import './desk.css'

const figuresEveryMs = 5000
const targetHours = 24

/** Below this there is room for either the queue or the case. */
const narrow = '(max-width: 960px)'

/** Queue, evidence, decision, from left to right. Where it is narrow the case is shown, and one button away the queue. */
export function DeskPage({ rest: uid }: { readonly rest: string }) {
  const view = readQueueView(usePlace().search)
  const desk = useDesk(view, uid)
  const may = useMay()
  const [isAtQueue, showQueue] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { answer: figures } = useAnswer('GET /office/api/review/figures', {}, figuresEveryMs)
  const { lines, open } = desk
  const first = (lines.find(isFree) ?? lines[0])?.uid

  const start = first && deskAddress(first, view)

  useEffect(() => {
    if (!uid && start) go(start, { replaces: true })
  }, [uid, start])

  useEffect(() => {
    const width = matchMedia(narrow)
    const toCase = () => showQueue(false)
    toCase()
    width.addEventListener('change', toCase)
    return () => width.removeEventListener('change', toCase)
  }, [uid])

  useEffect(() => {
    if (place.current) place.current.scrollTop = 0
  }, [uid, isAtQueue])

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
              {figures.waiting > 0 && (
                <span>
                  Oldest {writeSpan(figures.oldest_wait_seconds)}, median {writeSpan(figures.median_wait_seconds)}, aim{' '}
                  {targetHours}h
                </span>
              )}
            </>
          )
        }
      >
        {figures && (
          <p className="deskFigures">
            Today <b>{figures.decided_today}</b>, mine <b>{figures.decided_by_me}</b>
          </p>
        )}
        {may('review.find') && <FindCase view={view} />}
        <Freshness of={desk.queue} />
        <span className="deskWay">
          <ActButton size="small" look="outline" onClick={() => showQueue(!isAtQueue)}>
            {isAtQueue ? 'To the case' : `Queue ${figures?.waiting ?? ''}`}
          </ActButton>
        </span>
      </PageHead>
      <div ref={place} className="desk" data-side={isAtQueue || !uid ? 'queue' : 'case'}>
        <Queue desk={desk} view={view} uid={uid} escalated={figures?.escalated ?? 0} onOpen={() => showQueue(false)} />
        {open ? (
          <>
            <CasePane key={`${open.uid} ${open.version}`} desk={desk} open={open} />
            <DecisionPane key={`decide ${open.uid} ${open.version}`} desk={desk} open={open} isAside={isAtQueue} />
          </>
        ) : (
          <DeskEmpty desk={desk} uid={uid} />
        )}
      </div>
    </>
  )
}
