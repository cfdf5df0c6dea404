import { formatUnits, type Units } from '@saya/money'
import type { PartnerAnswer } from '../../platform/http/request/partnerDoor.ts'
import type { PamCode } from './codes.ts'

/** Amounts are numbers in the JSON of this dialect, written without a float. */
export type PamAnswer = PartnerAnswer

export function ok(entity: string): PamAnswer {
  return { status: 200, text: `{"status":"OK",${entity}}` }
}

export function failure(code: PamCode, message: string, { status = 200, entity = '' } = {}): PamAnswer {
  const rest = entity === '' ? '' : `,${entity}`
  return { status, text: `{"status":"ERROR","error":{"code":"${code}","message":${JSON.stringify(message)}}${rest}}` }
}

/** The one purse there is. */
export function balanceOf(units: Units): string {
  return `"balance":{"cashAmount":${formatUnits(units)},"bonusAmount":0,"promoAmount":0}`
}
