import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { isDocumentCode } from './documents.ts'
import { type Answer, failed, succeeded } from './gatewayDoor.ts'
import { forgetOldChecks, insertCheck } from './idCheck.store.ts'

const webAddress = v.pipe(v.string(), v.maxLength(1000), v.check(isWebAddress, 'must be a web address'))

const request = v.object({
  bizId: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
  metaInfo: v.literal('MOB_H5'),
  flowType: v.literal('H5_REALIDLITE_KYC'),
  userId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  docType: v.pipe(v.string(), v.check(isDocumentCode, 'is not read here')),
  h5ModeConfig: v.object({
    completeCallbackUrl: webAddress,
    interruptCallbackUrl: webAddress,
    isIframe: v.optional(v.picklist(['Y', 'N']), 'N'),
    locale: v.optional(v.pipe(v.string(), v.maxLength(12)), 'en-US'),
  }),
})

/** Opens a check. Asked twice, it opens two: the caller is to ask once. */
export async function initialize(books: Books, body: unknown, clientId: string): Promise<Answer> {
  const parsed = v.safeParse(request, body)
  if (!parsed.success) {
    const place = v.getDotPath(parsed.issues[0]) ?? 'the body'
    return failed('INVALID_ARGUMENT', `${place}: ${parsed.issues[0].message}`)
  }
  const { bizId, userId, docType, h5ModeConfig } = parsed.output
  const id = `G${randomBytes(16).toString('hex')}`
  const pageKey = randomBytes(24).toString('base64url')
  await forgetOldChecks(books)
  await insertCheck(books, {
    id,
    clientId,
    bizId,
    userId,
    docType,
    completeUrl: h5ModeConfig.completeCallbackUrl,
    interruptUrl: h5ModeConfig.interruptCallbackUrl,
    locale: h5ModeConfig.locale,
    pageKey,
  })
  const content = JSON.stringify({ key: pageKey, docType, locale: h5ModeConfig.locale })
  return {
    result: succeeded,
    transactionId: id,
    clientCfg: Buffer.from(JSON.stringify({ content })).toString('base64'),
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
