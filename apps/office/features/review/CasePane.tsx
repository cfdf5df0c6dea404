import { warningBold } from '@saya/ui/icon/drawings/warningBold'
import { Icon } from '@saya/ui/icon'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { useKeys } from '../../shared/useKeys.ts'
import { FieldTable } from './FieldTable.tsx'
import { Photos } from './Photos.tsx'
import type { Case } from './useCase.ts'
import type { Desk } from './useDesk.ts'
import { Versions } from './Versions.tsx'

interface CasePaneProps {
  readonly desk: Desk
  readonly open: Case
}

/** The evidence: photos, and the form beside what was read off the ID. */
export function CasePane({ desk, open }: CasePaneProps) {
  const { isStale, holder, takeOver, read, mayDecide } = desk
  const { uid, name, version, confidence, reading_fault: fault, is_waiting: isWaiting } = open
  useKeys({ t: () => void takeOver() })
  const told = [
    `UID ${uid}`,
    version === 1 ? 'first submission' : `submission ${version}`,
    confidence === null ? 'nothing was read off this photo' : `OCR confidence ${confidence}%`,
    ...(fault ? [`reading: ${fault.replaceAll('_', ' ')}`] : []),
  ]
  return (
    <section className="case" aria-label="Case">
      <header className="caseHead">
        <div>
          <h2>{name}</h2>
          <p>{told.join(', ')}</p>
        </div>
        {open.frozen_by.length > 0 && <Badge tone="bad">Frozen by {open.frozen_by.join(', ')}</Badge>}
        <Badge tone={isWaiting ? 'wait' : 'mute'}>{isWaiting ? 'Under review' : 'Decided'}</Badge>
      </header>
      {isStale && (
        <p className="caseNotice" role="alert">
          <Icon drawing={warningBold} size={18} />
          This case was decided or resubmitted in the meantime.
          <ActButton size="small" onClick={() => void read()}>
            Reload case
          </ActButton>
        </p>
      )}
      {!isStale && holder && (
        <p className="caseNotice" role="status">
          <Icon drawing={warningBold} size={18} />
          {holder} is reviewing this case.
          {mayDecide && (
            <ActButton size="small" hotkey="t" onClick={() => void takeOver()}>
              Take over
            </ActButton>
          )}
        </p>
      )}
      {open.escalation && (
        <p className="caseNotice">
          Escalated: {open.escalation}
          {open.is_passed_on && ' A colleague must decide it.'}
        </p>
      )}
      <Photos photos={open.photos} onShown={desk.noteShown} onAgain={() => void read()} />
      <FieldTable fields={open.fields} />
      <Versions versions={open.versions} />
    </section>
  )
}
