import * as v from 'valibot'
import { seconds } from '../money.ts'
import { agencyErrors } from './errors.ts'

export const agencyStatuses = ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] as const
export type AgencyStatus = (typeof agencyStatuses)[number]

/** Why a member may not apply at the moment. */
export const applyCodes = [
  'agency_unverified',
  'agency_closed',
  'agency_waits',
  'agency_stands',
  'agency_too_soon',
] as const
export type ApplyCode = (typeof applyCodes)[number]

export const agencyLimits = {
  name: 60,
  channel: 80,
  note: 500,
  reference: 60,
  years: 3,
  againDays: 30,
  perDay: 5,
} as const

const phone = /^(\+?63|0)?9\d{9}$/

/** What somebody says who would like to be an agent. */
export const agencyForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, agencyErrors.agency_name_missing.text[0]),
    v.maxLength(agencyLimits.name, agencyErrors.agency_name_missing.text[0]),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.check(text => phone.test(text.replace(/[\s().-]/g, '')), agencyErrors.agency_phone_wrong.text[0]),
    v.transform(text => text.replace(/[\s().-]/g, '').replace(/^(\+?63|0)/, '')),
  ),
  /** Where they would meet players: a page, a group, a place. */
  channel: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, agencyErrors.agency_channel_missing.text[0]),
    v.maxLength(agencyLimits.channel, agencyErrors.agency_channel_missing.text[0]),
  ),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(agencyLimits.note)), ''),
})

/** How far the friends came who signed up in a month of Manila by the agent's link. */
export const agencyMonth = v.object({
  month: v.string(),
  joined: v.number(),
  verified: v.number(),
  deposited: v.number(),
})

export const shownAgency = v.object({
  id: v.string(),
  status: v.picklist(agencyStatuses),
  name: v.string(),
  phone: v.string(),
  channel: v.string(),
  note: v.string(),
  applied_at: seconds,
  decided_at: seconds,
  /** What the member is told of a rejection or of an end. */
  reason: v.string(),
  /** Until when the accreditation lasts; 0 where there is none. */
  ends_at: seconds,
})

/** An application or an agent at the desk. */
export const deskAgency = v.object({
  ...shownAgency.entries,
  uid: v.string(),
  code: v.string(),
  reference: v.string(),
  decided_by: v.string(),
  ended_at: seconds,
  ended_by: v.string(),
})
