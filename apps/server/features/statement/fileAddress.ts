import { month } from '@saya/contract/month.ts'
import { statementFormats } from '@saya/contract/statement/statement.ts'
import * as v from 'valibot'
import type { Peppers } from '../../platform/peppers.ts'
import type { Random } from '../../platform/random.ts'
import { openUnderAny, sealText } from '../../platform/sealedText.ts'

const filePass = v.object({
  uid: v.pipe(
    v.string(),
    v.regex(/^\d{1,19}$/),
    v.transform(text => BigInt(text)),
  ),
  sessionId: v.string(),
  deviceId: v.string(),
  month,
  format: v.picklist(statementFormats),
  lang: v.picklist(['en', 'tl']),
  untilMs: v.number(),
})

/** Which statement an address opens, for whom, and until when. */
export type FilePass = v.InferOutput<typeof filePass>

const prefix = '/statement-file/'
const use = 'statement: file addresses'

/** Long enough for a slow phone to begin, and of no use to whoever finds it in a list of addresses later. */
const openForMs = 2 * 60_000

/** The rest of the address whole: a named part of a path may not be that long. */
export const filePath = `${prefix}*`

interface Sealing {
  readonly peppers: Peppers
  readonly random: Random
  readonly nowMs: number
}

/** It tells nothing of whose statement it opens, and opens in the browser that asked for it, while its member is signed in. */
export function fileAddress(pass: Omit<FilePass, 'untilMs'>, { peppers, random, nowMs }: Sealing): string {
  const text = JSON.stringify({ ...pass, uid: String(pass.uid), untilMs: nowMs + openForMs })
  return prefix + sealText(peppers[0], { use, random, text }).toString('base64url')
}

interface Opening {
  readonly peppers: Peppers
  readonly deviceId: string
  readonly nowMs: number
}

export function readFileAddress(sealed: string, { peppers, deviceId, nowMs }: Opening): FilePass | null {
  const text = openUnderAny(peppers, use, Buffer.from(sealed, 'base64url'))
  if (text === null) return null
  const pass = v.parse(filePass, JSON.parse(text))
  return pass.deviceId === deviceId && nowMs < pass.untilMs ? pass : null
}
