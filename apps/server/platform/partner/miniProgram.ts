import * as v from 'valibot'
import type { Gateway } from '../idCheck/gateway.ts'
import { IdCheckFault } from '../idCheck/idCheck.ts'
import { type Partner, PartnerFault, type PartnerPerson } from './partner.ts'

const result = v.object({
  resultStatus: v.picklist(['S', 'F', 'U', 'A']),
  resultCode: v.optional(v.string(), ''),
})
const refused = v.object({ result })
const applied = v.object({ result, accessToken: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) })
const known = v.optional(v.nullable(v.string()), null)
const inquired = v.object({
  result,
  userInfo: v.object({
    userId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    loginIdInfos: v.optional(v.array(v.object({ loginId: v.string(), loginIdType: v.optional(v.string(), '') })), []),
    userName: v.optional(v.object({ fullName: known, firstName: known, lastName: known })),
    birthDate: known,
  }),
})

/** What the gateway calls a code that it does not vouch for. */
const noSuchCode = /^(INVALID|USED|EXPIRED)_(AUTH_?)?CODE$/

/**
 * Speaks the mini programs' protocol of the Alipay family, as GCash documents it: the code that the app was given is
 * exchanged for a token of the person, and with that it is asked who they are. Both calls are signed, and so are their
 * answers. Nothing that came through the person's own browser counts.
 */
export function miniProgram(call: Gateway): Partner {
  return {
    async whoShowed(code) {
      const grant = { grantType: 'AUTHORIZATION_CODE', authCode: code }
      const token = read(applied, await ask(call, '/v2/authorizations/applyToken', grant))
      if (!token) return undefined
      const found = read(inquired, await ask(call, '/v2/users/inquiryUserInfo', { accessToken: token.accessToken }))
      return found && personOf(found.userInfo)
    },
  }
}

async function ask(call: Gateway, path: string, request: object): Promise<unknown> {
  try {
    return await call(path, request)
  } catch (error) {
    const isRetryable = error instanceof IdCheckFault && error.isRetryable
    throw new PartnerFault('the partner could not be asked', { isRetryable, cause: error })
  }
}

function read<S extends v.GenericSchema>(wanted: S, answer: unknown): v.InferOutput<S> | undefined {
  const told = v.safeParse(refused, answer)
  if (told.success && told.output.result.resultStatus !== 'S') {
    const { resultStatus, resultCode } = told.output.result
    if (noSuchCode.test(resultCode)) return undefined
    const isRetryable = resultStatus === 'U'
    throw new PartnerFault(`the partner answered ${resultStatus} ${resultCode.slice(0, 40)}`, { isRetryable })
  }
  const parsed = v.safeParse(wanted, answer)
  if (parsed.success) return parsed.output
  throw new PartnerFault(`an answer has no shape we know: ${parsed.issues[0].message}`, { isRetryable: false })
}

type UserInfo = v.InferOutput<typeof inquired>['userInfo']

function personOf({ userId, loginIdInfos, userName, birthDate }: UserInfo): PartnerPerson {
  const phone = loginIdInfos.find(({ loginIdType }) => loginIdType === 'MOBILE_PHONE')
  return {
    id: userId,
    phone: phone?.loginId ?? null,
    hasName: Boolean(userName?.fullName?.trim() || (userName?.firstName?.trim() && userName.lastName?.trim())),
    birthday: birthDate,
  }
}
