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
    warning: 'A colleague decides it, and not you any more. The next case comes up here.',
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
    warning: 'Deposit, play, withdrawal and rewards close at once. The case stays in the queue.',
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
    title: 'Note what the list says',
    permission: 'review.decide',
    warning: 'Search the list of restricted persons yourself, and write down where what you found can be found again.',
    fields: [
      {
        name: 'result',
        title: 'What the list says',
        kind: 'choice',
        least: 1,
        options: [
          ['none', 'Not on it'],
          ['lifted', 'On it, and lifted'],
          ['listed', 'On it'],
        ],
      },
      { name: 'evidence', title: 'Number or date of the search', kind: 'line', least: 3 },
    ],
    fits: () => true,
    async run({ uid, version }, { result = '', evidence = '' }) {
      const body = { uid, version, result: result as 'none' | 'listed' | 'lifted', evidence }
      await callOffice('POST /office/api/review/list-check', { body })
      onDone()
    },
    done: 'Written down.',
  }
}
