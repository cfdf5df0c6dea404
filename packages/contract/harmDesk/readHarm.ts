import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { pick } from '../refusal.ts'
import { harmBands } from './bands.ts'
import { shownContact } from './contact.ts'
import { harmMarkers } from './markers.ts'

export const shownLowering = v.object({
  id: v.string(),
  band: v.picklist(harmBands),
  points: v.number(),
  until_day: v.string(),
  reason: v.string(),
  ...proposalEntries,
})

/** Without a figure it takes back what is known. */
const statedIncome = v.nullable(pesos)

export const shownIncomeChange = v.object({
  id: v.string(),
  monthly: statedIncome,
  reason: v.string(),
  ...proposalEntries,
})

/** It is a `POST` because each look is on record. */
export const readHarm = operation({
  method: 'POST',
  path: '/office/api/harm/read',
  access: 'staff',
  permission: 'harm.read',
  summary: 'What speaks for a member to be harmed by their play, day by day, and every contact with them',
  body: v.object({ uid: memberUid, days: v.optional(v.picklist(['30', '90']), '30') }),
  answer: v.object({
    uid: v.string(),
    /** Where the member stands at this moment: words that they may hurt themselves count at once. */
    band_now: v.picklist(harmBands),
    /** What the night found for the day. */
    band: v.picklist(harmBands),
    points: v.number(),
    /** By the points alone. */
    reached: v.picklist(harmBands),
    /** The day it was found for; empty where no night has found anything. */
    day: v.string(),
    markers: v.array(v.object({ marker: v.picklist(harmMarkers), words: v.string(), points: v.number() })),
    unknown: v.array(v.picklist(harmMarkers)),
    /** Nothing where the member told none. */
    income: v.nullable(v.object({ monthly: pesos, set_by: v.string(), set_at: seconds })),
    /** What was counted as their income, the newest first. */
    incomes: v.array(
      v.object({
        monthly: statedIncome,
        set_by: v.string(),
        set_at: seconds,
        /** The second of two people; empty where it took one. */
        agreed_by: v.string(),
      }),
    ),
    income_changes: v.array(shownIncomeChange),
    days: v.array(v.object({ day: v.string(), loss: pesos, deposited: pesos, rounds: v.number(), points: v.number() })),
    contacts: v.array(shownContact),
    lowerings: v.array(shownLowering),
    /** Whether staff have closed deposits and play. */
    is_restricted: v.boolean(),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
