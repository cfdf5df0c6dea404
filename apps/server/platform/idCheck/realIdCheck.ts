import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { docTypes } from './docTypes.ts'
import { faultOf } from './faultOf.ts'
import type { Gateway } from './gateway.ts'
import { type CheckResult, type IdCheck, IdCheckFault } from './idCheck.ts'
import { returnAddress } from './idCheckReturn.ts'
import { readOcr } from './readOcr.ts'

interface RealIdOptions {
  readonly call: Gateway
  /** The party's page for people. */
  readonly webUrl: string
  readonly clock: Clock
}

const result = v.object({
  resultStatus: v.picklist(['S', 'F', 'U']),
  resultCode: v.optional(v.string(), ''),
})
const opened = v.object({
  result,
  transactionId: v.pipe(v.string(), v.maxLength(64)),
  clientCfg: v.pipe(v.string(), v.maxLength(4000)),
})
const words = v.optional(v.record(v.string(), v.unknown()), {})
const checked = v.object({
  result,
  ekycResult: v.optional(v.string(), ''),
  extIdInfo: v.optional(
    v.object({
      frontPageImg: v.optional(v.string()),
      ocrResult: words,
      ocrResultDetail: words,
      docErrorDetails: v.optional(v.string()),
    }),
    {},
  ),
  extFaceInfo: v.optional(v.object({ faceScore: v.optional(v.number()) }), {}),
})

/** Words of the party for a check that is not over, and for one that the person left or let lapse. */
const underWay = ['Pending', 'InProcess']
const left = ['VoidCancelled', 'VoidTimeout']
const passing = ['SYSTEM_ERROR', 'SYSTEM_BUSY', 'RATE_LIMIT', 'UNKNOWN']

/** Speaks ZOLOZ RealID in its H5 mode: the person shows the ID on the party's page, the result is fetched from it. */
export function realIdCheck({ call, webUrl, clock }: RealIdOptions): Omit<IdCheck, 'readEvent'> {
  return {
    async open(request) {
      const { code, pages } = docTypes[request.idType]
      const answer = read(
        opened,
        await call('/api/v1/zoloz/realid/initialize', {
          bizId: request.bizId,
          metaInfo: 'MOB_H5',
          flowType: 'H5_REALIDLITE_KYC',
          userId: request.userHash,
          docType: code,
          pages,
          sceneCode: 'kyc',
          serviceLevel: 'REALID0001',
          operationMode: 'STANDARD',
          h5ModeConfig: {
            completeCallbackUrl: returnAddress(request.completeUrl),
            interruptCallbackUrl: returnAddress(request.interruptUrl),
            isIframe: request.isFrame ? 'Y' : 'N',
            locale: request.locale === 'tl' ? 'fil-PH' : 'en-US',
          },
        }),
      )
      const { transactionId, clientCfg } = answer
      const query = new URLSearchParams({ state: transactionId, clientcfg: clientCfg })
      return { transactionId, clientConfig: clientCfg, redirectUrl: `${webUrl}?${query.toString()}` }
    },
    async result(check) {
      const request = { ...check, isReturnImage: 'Y' }
      // Asking is free of effects, so an answer that got lost on the way is asked for once more.
      const answer = await call('/api/v1/zoloz/realid/checkresult', request).catch((error: unknown) => {
        if (error instanceof IdCheckFault && error.isRetryable) return call('/api/v1/zoloz/realid/checkresult', request)
        throw error
      })
      return judge(read(checked, answer), clock)
    },
  }
}

/** An answer in the shape of a call that succeeded. */
function read<S extends v.GenericSchema<unknown, { readonly result: v.InferOutput<typeof result> }>>(
  wanted: S,
  answer: unknown,
): v.InferOutput<S> {
  const refused = v.safeParse(v.object({ result }), answer)
  if (refused.success && refused.output.result.resultStatus !== 'S') {
    const { resultStatus, resultCode } = refused.output.result
    const isRetryable = resultStatus === 'U' || passing.includes(resultCode)
    throw new IdCheckFault(`the party answered ${resultStatus} ${resultCode.slice(0, 40)}`, { isRetryable })
  }
  const parsed = v.safeParse(wanted, answer)
  if (parsed.success) return parsed.output
  throw new IdCheckFault(`an answer has no shape we know: ${parsed.issues[0].message}`, { isRetryable: false })
}

function judge({ ekycResult, extIdInfo, extFaceInfo }: v.InferOutput<typeof checked>, clock: Clock): CheckResult {
  if (underWay.includes(ekycResult)) return { state: 'pending' }
  const known = left.includes(ekycResult) || ekycResult === 'Success' || ekycResult === 'Failure'
  if (!known) throw new IdCheckFault(`an answer names no result we know`, { isRetryable: false })
  const { fields, confidence } = readOcr(extIdInfo.ocrResult ?? {}, extIdInfo.ocrResultDetail ?? {})
  const told = left.includes(ekycResult)
    ? ('interrupted' as const)
    : ekycResult === 'Failure'
      ? faultOf(extIdInfo.docErrorDetails)
      : null
  const isExpired = fields.expiryDate !== undefined && fields.expiryDate < manilaDay(clock.now())
  return {
    state: 'done',
    // Whatever the party makes of it, an ID that has run out proves nothing to us.
    fault: told ?? (isExpired ? 'expired' : null),
    fields,
    confidence,
    photo: photoOf(extIdInfo.frontPageImg),
    faceScore: extFaceInfo.faceScore ?? null,
  }
}

function manilaDay(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** A JPEG or a PNG, by its first bytes. Nothing else is taken for a photo, whatever it is called. */
function photoOf(base64: string | undefined): Uint8Array | null {
  if (!base64) return null
  const bytes = Buffer.from(base64, 'base64')
  const isPicture =
    bytes.subarray(0, 3).toString('hex') === 'ffd8ff' || bytes.subarray(0, 4).toString('hex') === '89504e47'
  return isPicture ? bytes : null
}
