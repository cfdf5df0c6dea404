import { useCallback, useRef, useState } from 'react'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/act/say.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import type { IssueField } from './labels.ts'
import { deskAddress, type QueueView } from './queueView.ts'
import { type Case, useCase } from './useCase.ts'

export type Line = AnswerOf<'GET /office/api/review/list'>['d'][number]

export interface Decision {
  readonly decision: 'full' | 'basic' | 'rejected'
  readonly message?: string
  readonly fields?: readonly IssueField[]
}

const everyMs = 2500

/** Whether this reviewer may take it just now. */
function isFree({ claimed_by: claimedBy, is_mine: isMine, is_passed_on: isPassedOn }: Line): boolean {
  return !isPassedOn && (claimedBy === '' || isMine)
}

/** One version of one member's record. */
function keyOf({ uid, version }: Pick<Line, 'uid' | 'version'>): string {
  return `${uid} ${version}`
}

/** The queue as it is now, the case that is open, and what is decided about it. */
export function useDesk(view: QueueView, uid: string) {
  const queue = useAnswer('GET /office/api/review/list', { query: { only: view.only, sort: view.sort } }, everyMs)
  const lines = queue.answer?.d ?? []
  // What was decided or escalated here does not come up again, whatever the queue has heard.
  const [gone, leave] = useState<ReadonlySet<string>>(new Set())
  const free = lines.find(one => isFree(one) && !gone.has(keyOf(one)))
  const line = lines.find(one => one.uid === uid)
  const { open, error, read, mayDecide, takeOver } = useCase(uid)
  const [isBusy, setBusy] = useState(false)
  const key = open && keyOf(open)
  /** The case whose photos all stood before the reviewer. */
  const [shown, show] = useState<string>()
  const noteShown = useCallback(() => show(key), [key])
  /** What was decided or is being decided, whatever is drawn still: keys come faster than pages. */
  const decided = useRef<string>(undefined)

  /** The one behind it that is free. Whoever asks for it sees others' too; after a decision none of them comes up. */
  function next(isDecided = false): void {
    const at = lines.findIndex(one => one.uid === uid)
    const rest = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))]
    const then = rest.find(one => isFree(one) && !gone.has(keyOf(one))) ?? (isDecided ? undefined : rest[0])
    go(deskAddress(then && then.uid !== uid ? then.uid : '', view))
  }

  async function act(work: (one: Case) => Promise<string | undefined>): Promise<void> {
    if (!open || open.uid !== uid || decided.current === key) return
    decided.current = key
    setBusy(true)
    try {
      const told = await work(open)
      if (told) say(told, 'ok')
      leave(before => new Set(before).add(keyOf(open)))
      next(true)
      void queue.reload()
    } catch (cause) {
      decided.current = undefined
      await read()
      throw cause
    } finally {
      setBusy(false)
    }
  }

  // Decided or sent anew by somebody else while it stands open here.
  const isKnown = queue.answer !== undefined && view.only === ''
  // What is not among those shown may wait behind them.
  const isListed = line !== undefined || !queue.answer?.next
  const isStale = isKnown && isListed && open?.is_waiting === true && line?.version !== open.version
  /** Whoever else has it just now. */
  const holder = line && !line.is_mine ? line.claimed_by : ''
  return {
    queue,
    lines,
    /** Who waits longest of those that this reviewer may take. */
    free,
    open,
    error,
    isBusy,
    mayDecide,
    areShown: key !== undefined && shown === key,
    noteShown,
    isStale,
    holder,
    read,
    next: () => next(),
    takeOver,
    decide: (decision: Decision) =>
      act(one => decide(one, decision)).catch((cause: unknown) => say(sentenceOf(cause), 'bad')),
    /** What is refused is told where it was asked for. */
    escalate: (reason: string) => act(one => escalate(one, reason)),
  }
}

async function decide(
  { uid, version, name }: Case,
  { decision, message = '', fields = [] }: Decision,
): Promise<string> {
  const body = { uid, version, decision, message, fields: [...fields] }
  await callOffice('POST /office/api/review/decide', { body })
  return decision === 'rejected' ? `Rejected. ${name} was asked to correct it.` : `${name} was approved.`
}

/** That it is done its dialog says. */
async function escalate({ uid, version }: Case, reason: string): Promise<undefined> {
  await callOffice('POST /office/api/review/escalate', { body: { uid, version, reason } })
}

export type Desk = ReturnType<typeof useDesk>
