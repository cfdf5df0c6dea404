import { deskPeriods, periodTexts } from '@saya/contract/exclusion/period.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type AnswerOf, callOffice, type InputOf, sendFile } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'

export type Exclusion = AnswerOf<'GET /office/api/exclusion/list'>['d'][number]
export type EndRequest = AnswerOf<'GET /office/api/exclusion/requests'>['d'][number]

export const relations: Readonly<Record<string, string>> = {
  spouse: 'Spouse',
  child: 'Child of 18 or older',
  parent: 'Parent',
  sibling: 'Brother or sister',
}

export function periodTitle(period: string): string {
  return period === '3m'
    ? '3 months'
    : ((periodTexts as Readonly<Record<string, readonly string[]>>)[period]?.[0] ?? '')
}

type Body = InputOf<'POST /office/api/exclusion/propose'>['body']

const uidField = { name: 'uid', title: 'UID of the member', kind: 'line', least: 1 } as const

/** A family's form: its term is set by the rules, so that nobody chooses it here. */
export const proposeForFamily: Act<null> = {
  name: 'proposeForFamily',
  title: 'Exclude a member',
  permission: 'exclusion.propose',
  warning: 'Nothing changes until a colleague approves it. Nobody tells the member who asked for it.',
  fields: [
    uidField,
    {
      name: 'source',
      title: 'Who asks',
      kind: 'choice',
      options: [
        ...Object.entries(relations),
        ...deskPeriods.filter(one => one !== '3m').map(one => [one, `The operator, for ${periodTitle(one)}`] as const),
      ],
      least: 1,
    },
    {
      name: 'proof',
      title: 'Proof of the family',
      kind: 'picture',
      hint: 'A photo of the form with the document. Leave it out where the operator asks.',
      send: async file => (await sendFile('POST /office/api/exclusion/sendProof', file)).proof,
    },
    reasonField,
  ],
  fits: () => true,
  run: (_, { uid = '', source = '', proof = '', reason = '' }) => {
    const asked =
      source in relations ? { source: 'family', relation: source, proof } : { source: 'operator', period: source }
    const body = { uid: uid.trim(), reason, ...asked } as Body
    return callOffice('POST /office/api/exclusion/propose', { body })
  },
  done: 'Proposed. A colleague must approve it.',
}

function decide(isApproved: boolean, { uid, id }: Exclusion, reason = '') {
  return callOffice('POST /office/api/exclusion/decide', { body: { uid, id, is_approved: isApproved, reason } })
}

/** What the second person does. */
export const decisions: readonly Act<Exclusion>[] = [
  {
    name: 'approve',
    title: 'Approve and exclude',
    hotkey: 'a',
    permission: 'exclusion.decide',
    warning: 'Play closes right away, and the whole balance can be withdrawn. Nobody can undo this.',
    fields: [reasonField],
    fits: ({ status, act, is_mine: isMine }) => status === 'proposed' && act === 'exclude' && !isMine,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Excluded.',
  },
  {
    name: 'agree',
    title: 'Agree to the end',
    hotkey: 'a',
    permission: 'exclusion.decide',
    warning: 'In 24 hours the member is asked again. Only when they confirm does play open.',
    fields: [reasonField],
    fits: ({ status, act, is_mine: isMine }) => status === 'proposed' && act === 'lift' && !isMine,
    run: (row, { reason }) => decide(true, row, reason),
    done: 'Agreed. The member is asked again in 24 hours.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    hotkey: 'd',
    permission: 'exclusion.decide',
    isGrave: true,
    warning: 'Everything stays as it is. The person who proposed it can withdraw it this way.',
    fields: [reasonField],
    fits: ({ status }) => status === 'proposed',
    run: (row, { reason }) => decide(false, row, reason),
    done: 'Refused.',
  },
]

function answer(isAgreed: boolean, { uid, id }: EndRequest, reason = '') {
  return callOffice('POST /office/api/exclusion/answer', { body: { uid, id, is_agreed: isAgreed, reason } })
}

/** What compliance does with what a member wrote. */
export const answers: readonly Act<EndRequest>[] = [
  {
    name: 'propose',
    title: 'Propose to agree',
    permission: 'exclusion.answer',
    warning:
      'Possible a day after the request. A colleague decides it. Then another day passes, and the member is asked again.',
    fields: [reasonField],
    fits: ({ status }) => status === 'open',
    run: (row, { reason }) => answer(true, row, reason),
    done: 'Proposed. A colleague must approve it.',
  },
  {
    name: 'refuse',
    title: 'Refuse',
    permission: 'exclusion.answer',
    isGrave: true,
    warning: 'Possible a day after the request. The exclusion stays until its end. The member gets a message.',
    fields: [reasonField],
    fits: ({ status }) => status === 'open',
    run: (row, { reason }) => answer(false, row, reason),
    done: 'Refused.',
  },
]
