import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { Icon } from '@saya/ui/icon'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { Badge } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { Freshness } from '../../shared/Freshness.tsx'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writeSpan } from '../../shared/times.ts'
import { FindCase } from './FindCase.tsx'
import type { QueueView } from './queueView.ts'
import type { Desk } from './useDesk.ts'

interface DeskHeadProps {
  readonly desk: Desk
  readonly view: QueueView
  readonly figures: AnswerOf<'GET /office/api/review/figures'> | undefined
  readonly isAtQueue: boolean
  readonly onWay: () => void
}

const targetHours = 24

/** How old the queue is and what was done today, the way to a case by its name, and where it is narrow the one to the queue. */
export function DeskHead({ desk, view, figures, isAtQueue, onWay }: DeskHeadProps) {
  const may = useMay()
  return (
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
        <ActButton size="small" look="outline" onClick={onWay}>
          {isAtQueue ? 'To the case' : `Queue ${figures?.waiting ?? ''}`}
        </ActButton>
      </span>
    </PageHead>
  )
}
