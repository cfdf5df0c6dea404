import { textLimits } from '@saya/contract/limits'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { useId, useRef, useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { ActDialog } from '../../shared/act/ActDialog.tsx'
import type { Act } from '../../shared/entity.ts'
import { useMay } from '../../shared/own.ts'
import { say } from '../../shared/act/say.ts'
import { useKeys } from '../../shared/useKeys.ts'
import { escalateAct, freezeAct, listCheckAct } from './acts.ts'
import { Checks } from './Checks.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { IssuePicker } from './IssuePicker.tsx'
import { type Issue, issues, messageOf } from './labels.ts'
import type { Case } from './useCase.ts'
import type { Desk } from './useDesk.ts'
import { whyNot } from './whyNot.ts'

interface DecisionPaneProps {
  readonly desk: Desk
  readonly open: Case
  /** Whether something else lies over the case, so that nobody decides what they do not see. */
  readonly isAside: boolean
}

/** Who it is, what the checks say, and the decision: one key each. */
export function DecisionPane({ desk, open, isAside }: DecisionPaneProps) {
  const may = useMay()
  const message = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  const [chosen, choose] = useState<readonly Issue[]>([])
  const [typed, type] = useState('')
  const [asked, ask] = useState<Act<Case>>()
  const canDecide = desk.mayDecide && open.is_waiting && open.is_mine && !open.is_passed_on && !desk.isStale && !isAside
  // Nobody approves whom they have not seen.
  const canApprove = canDecide && desk.areShown
  const isReady = chosen.length > 0 && typed.trim() !== ''

  function toggle(issue: Issue): void {
    const next = chosen.includes(issue) ? chosen.filter(one => one !== issue) : [...chosen, issue]
    // What the reviewer wrote themselves stays as it is.
    if (typed === messageOf(chosen, open.language)) type(messageOf(next, open.language))
    choose(next)
  }
  function approve(decision: 'full' | 'basic'): void {
    if (!canApprove) return say(whyNot(desk, open), 'bad')
    if (open.needs_list_check) ask(listCheckAct(() => void desk.read()))
    else void desk.decide({ decision })
  }
  function reject(): void {
    if (!canDecide) return say(whyNot(desk, open), 'bad')
    if (!isReady) return message.current?.focus()
    const fields = [...new Set(chosen.flatMap(one => one.fields))]
    void desk.decide({ decision: 'rejected', message: typed.trim(), fields })
  }
  function escalate(): void {
    if (canDecide) ask(escalateAct(desk.escalate))
    else say(whyNot(desk, open), 'bad')
  }
  useKeys({
    a: () => approve('full'),
    b: () => approve('basic'),
    r: reject,
    e: escalate,
    n: desk.next,
    ...Object.fromEntries(issues.map(issue => [issue.key, () => toggle(issue)])),
  })

  return (
    <aside className="decision" aria-label="Decision">
      <div className="decisionFacts">
        <MemberFacts open={open} />
        <section>
          <h3>Checks</h3>
          <Checks checks={open.checks} />
          {open.needs_list_check && canDecide && (
            <ActButton size="small" look="outline" onClick={() => ask(listCheckAct(() => void desk.read()))}>
              Record list check
            </ActButton>
          )}
        </section>
      </div>
      <section className="decisionAsk">
        <h3>
          Ask the player to correct
          <small id={countId}>
            {typed.length > 0 && `${typed.length} of ${textLimits.reviewReason.toLocaleString('en-PH')}`}
          </small>
        </h3>
        <IssuePicker chosen={chosen} onToggle={toggle} isDisabled={!canDecide} />
        <textarea
          ref={message}
          aria-label="Message to the player"
          placeholder="Message to the player"
          maxLength={textLimits.reviewReason}
          aria-describedby={countId}
          value={typed}
          disabled={!canDecide}
          onChange={event => type(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) reject()
          }}
        />
      </section>
      <footer className="decisionActs">
        <ActButton
          look="approve"
          size="tall"
          drawing={checkBold}
          hotkey="a"
          isBusy={desk.isBusy}
          isDisabled={!canApprove}
          onClick={() => approve('full')}
        >
          Approve
        </ActButton>
        <ActButton size="tall" look="outline" hotkey="b" isDisabled={!canApprove} onClick={() => approve('basic')}>
          Basic
        </ActButton>
        <ActButton look="reject" size="tall" hotkey="r" isDisabled={!canDecide} onClick={reject}>
          Reject
        </ActButton>
        <ActButton size="tall" hotkey="e" isDisabled={!canDecide} onClick={escalate}>
          Escalate
        </ActButton>
        {may('member.freeze') && (
          <ActButton
            size="tall"
            look="outline"
            isDisabled={open.frozen_by.includes('staff')}
            onClick={() => ask(freezeAct(() => void desk.read()))}
          >
            {open.frozen_by.includes('staff') ? 'Frozen' : 'Freeze'}
          </ActButton>
        )}
        <ActButton size="tall" look="outline" hotkey="n" onClick={desk.next}>
          Next
        </ActButton>
      </footer>
      {asked && <ActDialog act={asked} things={[open]} nameOf={({ name }) => name} onClose={() => ask(undefined)} />}
    </aside>
  )
}
