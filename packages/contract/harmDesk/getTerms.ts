import * as v from 'valibot'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { harmTerms } from './terms.ts'
import { harmTopics } from './topics.ts'

const version = v.object({ id: v.string(), terms: harmTerms, reason: v.string(), ...proposalEntries })

export const termsAnswer = v.object({
  terms: harmTerms,
  /** The newest proposals, those that wait first. */
  proposals: v.array(version),
  /** With who asked for one to leave the list; empty where nobody did. */
  words: v.array(v.object({ topic: v.picklist(harmTopics), word: v.string(), removal_by: v.string() })),
})

export const getTerms = operation({
  method: 'GET',
  path: '/office/api/harm/terms',
  access: 'staff',
  permission: 'harm.read',
  isPassive: true,
  summary:
    'How many points each marker gives and each band asks for, what is proposed in its place, and the words that open a contact',
  answer: termsAnswer,
  refusals: {},
})
