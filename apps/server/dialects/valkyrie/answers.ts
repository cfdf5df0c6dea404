import { formatUnits, type Units } from '@saya/money'
import type { PamCode } from './codes.ts'

/** An answer before it is written: the HTTP status and the JSON. Amounts are numbers there, written without a float. */
export interface PamAnswer {
  readonly http: number
  readonly text: string
}

export function ok(entity: string): PamAnswer {
  return { http: 200, text: `{"status":"OK",${entity}}` }
}

export function failure(code: PamCode, message: string, { http = 200, entity = '' } = {}): PamAnswer {
  const rest = entity === '' ? '' : `,${entity}`
  return { http, text: `{"status":"ERROR","error":{"code":"${code}","message":${JSON.stringify(message)}}${rest}}` }
}

/** The one purse there is. */
export function balanceOf(units: Units): string {
  return `"balance":{"cashAmount":${formatUnits(units)},"bonusAmount":0,"promoAmount":0}`
}
