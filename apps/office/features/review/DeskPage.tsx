import { useEffect, useRef } from 'react'
import { go, usePlace } from '../../shared/navigation.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { CasePane } from './CasePane.tsx'
import { DecisionPane } from './DecisionPane.tsx'
import { DeskEmpty } from './DeskEmpty.tsx'
import { DeskHead } from './DeskHead.tsx'
import { Queue } from './Queue.tsx'
import { deskAddress, readQueueView } from './queueView.ts'
import { useDesk } from './useDesk.ts'
import { useSide } from './useSide.ts'
import './desk.css'

const figuresEveryMs = 5000

/** Queue, evidence, decision, from left to right. Where it is narrow the case is shown, and one button away the queue. */
export function DeskPage({ rest: uid }: { readonly rest: string }) {
  const view = readQueueView(usePlace().search)
  const desk = useDesk(view, uid)
  const { isAtQueue, turn, toCase } = useSide(uid)
  const place = useRef<HTMLDivElement>(null)
  const { answer: figures } = useAnswer('GET /office/api/review/figures', {}, figuresEveryMs)
  const { free, open } = desk
  const start = free && deskAddress(free.uid, view)

  useEffect(() => {
    if (!uid && start) go(start, { replaces: true })
  }, [uid, start])
  useEffect(() => {
    if (place.current) place.current.scrollTop = 0
  }, [uid, isAtQueue])

  return (
    <>
      <DeskHead desk={desk} view={view} figures={figures} isAtQueue={isAtQueue} onWay={turn} />
      <div ref={place} className="desk" data-side={isAtQueue || !uid ? 'queue' : 'case'}>
        <Queue desk={desk} view={view} uid={uid} escalated={figures?.escalated ?? 0} onOpen={toCase} />
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
