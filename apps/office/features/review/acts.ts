import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Case } from './useCase.ts'

/** Puts the case before somebody else. What it came to is told by the desk. */
export function escalateAct(escalate: (reason: string) => Promise<void>): Act<Case> {
  return {
    name: 'escalate',
    title: 'Escalate',
    permission: 'review.decide',
    warning: 'A colleague must decide this case. You then get the next case.',
    fields: [reasonField],
    fits: () => true,
    run: (_open, { reason = '' }) => escalate(reason),
    done: 'Escalated.',
  }
}

/** What it came to stands in the case, which is read anew. */
export function freezeAct(onDone: () => void): Act<Case> {
  return {
    name: 'freeze',
    title: 'Freeze',
    permission: 'member.freeze',
    isGrave: true,
    warning: 'The member cannot deposit, play, withdraw or get rewards. The case stays in the queue.',
    fields: [reasonField],
    fits: ({ frozen_by: causes }) => !causes.includes('staff'),
    async run({ uid }, { reason = '' }) {
      await callOffice('POST /office/api/member/freeze', { body: { uid, reason } })
      onDone()
    },
    done: 'Frozen.',
  }
}

/** Asked before whoever may be restricted is approved. */
export function listCheckAct(onDone: () => void): Act<Case> {
  return {
    name: 'listCheck',
    title: 'Record list check',
    permission: 'review.decide',
    warning: 'Search the list of restricted persons, and record the reference of your search.',
    fields: [
      {
        name: 'result',
        title: 'Result',
        kind: 'choice',
        least: 1,
        options: [
          ['none', 'Not on the list'],
          ['lifted', 'On the list, restriction lifted'],
          ['listed', 'On the list'],
        ],
      },
      { name: 'evidence', title: 'Search number or date', kind: 'line', least: 3 },
    ],
    fits: () => true,
    async run({ uid, version }, { result = '', evidence = '' }) {
      const body = { uid, version, result: result as 'none' | 'listed' | 'lifted', evidence }
      await callOffice('POST /office/api/review/list-check', { body })
      onDone()
    },
    done: 'Saved.',
  }
}
