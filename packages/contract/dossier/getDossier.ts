import * as v from 'valibot'
import { wholeCoins } from '../filcoin/movement.ts'
import { generalErrors } from '../general/errors.ts'
import { harmBands } from '../harmDesk/bands.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { uidField, shownGate, shownMember, shownNote, shownLot, shownChange, shownConsent } from './shown.ts'

export const getDossier = operation({
  method: 'GET',
  path: '/office/api/member/:uid',
  access: 'staff',
  permission: 'member.read',
  summary: 'A member seen from all sides',
  params: uidField,
  answer: v.object({
    ...shownMember.entries,
    nick_name: v.string(),
    vip: v.number(),
    /** When that level was reached; 0 before the first one. */
    vip_at: seconds,
    /** The experience behind it. Only for a role that may see money. */
    xp: v.nullable(v.number()),
    is_tester: v.boolean(),
    brand: v.string(),
    referrer: v.string(),
    /** How they were brought; empty where no link said so. */
    referral: v.picklist(['', 'named', 'self', 'unknown', 'channel']),
    /** How many members they have brought, up to a thousand. */
    invited: v.number(),
    last_sign_in_at: seconds,
    /** By their own choice nothing but a passkey lets them in. */
    asks_passkey: v.boolean(),
    frozen_by: v.array(v.string()),
    gates: v.array(shownGate),
    /** How much speaks for their play to harm them; empty for a role that may not read it. */
    harm_band: v.picklist(['', ...harmBands]),
    /** 0 where nothing has to be proved any more. */
    kyc_deadline_at: seconds,
    tags: v.array(v.string()),
    notes: v.array(shownNote),
    timeline: v.array(shownChange),
    consents: v.array(shownConsent),
    /** Cashback tickets: how many there ever were, and how many are left. */
    coupons: v.object({ given: v.number(), left: v.number() }),
    /** Only for a role that may see money. */
    wallet: v.nullable(
      v.object({
        balance: pesos,
        withdrawable: pesos,
        held: pesos,
        open_turnover: pesos,
        /** The Filcoins, which are no money. */
        coins: wholeCoins,
        lots: v.array(shownLot),
      }),
    ),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
